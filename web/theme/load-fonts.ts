// Swaps the font in at once, when all of its pieces that the page's words need are there. A dozen come one by one, and with each
// of them the whole page would be laid out again.
const FONT = '"Pretendard Variable"';

export async function loadFonts(page: Element): Promise<void> {
  await import("./fonts.css");
  // The fallback has the letters of a piece that does not come.
  await Promise.allSettled([document.fonts.load(`1em ${FONT}`, page.textContent)]);
  document.documentElement.style.setProperty("--web-font", FONT);
}

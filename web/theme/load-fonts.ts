// Swaps the font in when all of its pieces that the page's words need are there. A dozen come one by one, and with each of them the
// whole page would be laid out again.
const FONT = '"Pretendard Variable"';
const WORDS = "h1,h2,p,li,dd,td,a,button";
/** So many elements are laid out anew in one frame: a phone of a quarter of this speed answers in between. */
const AT_ONCE = 16;

export async function loadFonts(page: HTMLElement): Promise<void> {
  await import("./fonts.css");
  // The fallback has the letters of a piece that does not come.
  await Promise.allSettled([document.fonts.load(`1em ${FONT}`, page.textContent)]);
  const { fontFamily } = getComputedStyle(document.body);
  // Not those in a font of their own.
  const parts = [...page.querySelectorAll<HTMLElement>(WORDS)].filter(
    (part) => getComputedStyle(part).fontFamily === fontFamily,
  );
  for (const [at, part] of parts.entries()) {
    // As body's will be: taking it off in the end changes nothing.
    part.style.fontFamily = fontFamily.replace("Pretendard", FONT);
    if (at % AT_ONCE === 0) await new Promise(requestAnimationFrame);
  }
  document.documentElement.style.setProperty("--web-font", FONT);
  for (const part of parts) part.style.fontFamily = "";
}

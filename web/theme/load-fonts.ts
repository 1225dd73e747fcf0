// Swaps the font in when all of its pieces that the page's words need are there. A dozen come one by one, and with each of them the
// whole page would be laid out again.
const FONT = '"Pretendard Variable"';
/** As many are laid out anew in one frame: a phone of a quarter of this speed answers in between. */
const CHARACTERS = 150;

export async function loadFonts(page: HTMLElement): Promise<void> {
  await import("./fonts.css");
  // The fallback has the letters of a piece that does not come.
  await Promise.allSettled([document.fonts.load(`1em ${FONT}`, page.textContent)]);
  // As body's will be: taking it off in the end changes nothing.
  const family = getComputedStyle(document.body).fontFamily.replace("Pretendard", FONT);
  const parts = [...partsOf(page)];
  for (const part of parts) {
    for (const each of part) each.style.fontFamily = family;
    await new Promise(requestAnimationFrame);
  }
  document.documentElement.style.setProperty("--web-font", FONT);
  for (const each of parts.flat()) each.style.removeProperty("font-family");
}

/** Elements of about as many characters together, in the order of the page. */
function* partsOf(page: HTMLElement): Generator<readonly HTMLElement[]> {
  let part: HTMLElement[] = [];
  let length = 0;
  for (const each of blocksOf(page)) {
    part.push(each);
    length += each.textContent.length;
    if (length < CHARACTERS) continue;
    yield part;
    [part, length] = [[], 0];
  }
  if (part.length > 0) yield part;
}

function* blocksOf(element: HTMLElement): Generator<HTMLElement> {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (element.textContent.length <= CHARACTERS || children.length === 0) yield element;
  else for (const child of children) yield* blocksOf(child);
}

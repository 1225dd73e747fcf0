// Letters of other scripts that look like Latin ones (UTS 39, the single letters of Cyrillic, Greek and Armenian).

const LOOKS: Readonly<Record<string, string>> = {
  a: "аɑα",
  b: "Ьƅ",
  c: "сϲⅽ",
  d: "ԁⅾ",
  e: "еҽ",
  f: "ϝ",
  g: "ɡց",
  h: "һհ",
  i: "іιɩı",
  j: "јϳ",
  k: "κк",
  l: "ӏⅼ",
  m: "ⅿ",
  n: "ոп",
  o: "оοօσ",
  p: "рρ",
  q: "ԛզ",
  r: "г",
  s: "ѕ",
  t: "τт",
  u: "υսц",
  v: "νѵⅴ",
  w: "ԝωա",
  x: "хχⅹ",
  y: "уγү",
  z: "ᴢ",
  A: "АΑ",
  B: "ВΒ",
  C: "СϹ",
  D: "Ꭰ",
  E: "ЕΕ",
  F: "Ϝ",
  G: "Ԍ",
  H: "НΗ",
  I: "ІΙӀ",
  J: "Ј",
  K: "КΚ",
  L: "Ꮮ",
  M: "МΜ",
  N: "Ν",
  O: "ОΟՕ",
  P: "РΡ",
  Q: "Ԛ",
  R: "Ꭱ",
  S: "ЅՏ",
  T: "ТΤ",
  U: "Ս",
  V: "Ѵ",
  W: "Ԝ",
  X: "ХΧ",
  Y: "УΥ",
  Z: "Ζ",
  "3": "З",
  "4": "Ч",
  "6": "б",
};

const LATIN = new Map(
  Object.entries(LOOKS).flatMap(([latin, looks]) => Array.from(looks, (look) => [look, latin] as const)),
);

/** The text with each such letter as the Latin one it looks like. Of the same length, so positions stay. */
export const latinOf = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/[^\0-\x7f]/g, (letter) => LATIN.get(letter) ?? letter);

const ASCII = /^[\0-\x7f]*$/;

// A picture as it stands in Markdown, and the text with it in.

/** The words stand for the picture where it is not seen; brackets would end them. */
export const pictureMarkdown = (words: string, url: string): string =>
  `![${words.replace(/[[\]\\\n]/gu, " ").trim()}](${/[\s()]/u.test(url) ? `<${url.replace(/[<>\s]/gu, encodeURIComponent)}>` : url})`;

/** The name of a file without its ending. */
export const wordsOf = (name: string): string => name.replace(/\.[^.]*$/u, "").replace(/[_-]+/gu, " ");

/** Puts a block into the text at a place, with a blank line on both sides. */
export function insertBlock(text: string, at: number, block: string): string {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, block, after].filter((part) => part !== "").join("\n\n");
}

/** The text without any use of a picture. */
export function withoutPicture(text: string, url: string): string {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return text.replace(new RegExp(`!\\[[^\\]]*\\]\\(${escaped}\\)\\n{0,2}`, "gu"), "");
}

import { Marked } from "marked";
import { useMemo } from "react";
import { harmless } from "./harmless.ts";
import styles from "./markdown.module.css";

type Props = {
  text: string;
  /** The level of the text's highest headings. */
  level?: 2 | 3;
};

/** Markdown (GFM) as sanitized HTML. Heavy: use it only in lazy-loaded screens. */
export function Markdown({ text, level = 2 }: Props) {
  const html = useMemo(() => htmlOf(text, level), [text, level]);
  if (html === undefined) return <div className={styles.plain}>{text}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what harmless.ts lists is left of it.
  return <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Task list checkboxes are only for display. */
const marked = new Marked({ renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") } });

/** Undefined if marked fails: thousands of nested quotes overflow its stack. */
function htmlOf(text: string, level: number): string | undefined {
  try {
    return levelled(harmless(marked.parse(text, { async: false })), level);
  } catch {
    return undefined;
  }
}

/** Renumbers the headings so that they start at `level` and skip none. */
function levelled(fragment: DocumentFragment, level: number): string {
  const headings = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const own = document.createElement(`h${Math.min(6, level + used.indexOf(heading.tagName))}`);
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  const box = document.createElement("div");
  box.append(fragment);
  return box.innerHTML;
}

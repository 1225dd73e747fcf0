import { Marked } from "marked";
import { useMemo } from "react";
import { harmless } from "./harmless.ts";
import styles from "./markdown.module.css";

type Props = {
  text: string;
  /** Of the text's highest headings. */
  level?: 2 | 3;
};

/** A text in Markdown (GFM), as harmless HTML. Heavy: only screens that are loaded lazily import it. */
export function Markdown({ text, level = 2 }: Props) {
  const html = useMemo(() => htmlOf(text, level), [text, level]);
  if (html === undefined) return <div className={styles.plain}>{text}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what harmless.ts lists is left of it.
  return <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A task's box is a sign, not a form's. */
const marked = new Marked({ renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") } });

/** Undefined where marked gives up: quotes in quotes, thousands deep, are more than its stack holds. */
function htmlOf(text: string, level: number): string | undefined {
  try {
    return levelled(harmless(marked.parse(text, { async: false })), level);
  } catch {
    return undefined;
  }
}

/** Whatever levels the text uses, its headings begin at `level` and leave none out. */
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

import { type ReactNode, useMemo } from "react";
import type { Heading } from "./headings.ts";
import { htmlOf } from "./html-of.ts";
import styles from "./markdown.module.css";
import type { PictureOf } from "./sized-pictures.ts";

export type MarkdownProps = {
  text: string;
  /** The level of the text's highest headings. */
  level?: 2 | 3;
  /** Draws a table of contents above the text; then the headings have ids. */
  contents?: (headings: readonly Heading[]) => ReactNode;
  /** The sizes of the pictures that are known here. */
  pictureOf?: PictureOf;
};

/** The component that `<Markdown>` loads. */
export function DrawnMarkdown({ text, level = 2, contents, pictureOf }: MarkdownProps) {
  const anchors = contents && "section";
  const drawn = useMemo(() => htmlOf(text, { level, anchors, pictureOf }), [text, level, anchors, pictureOf]);
  if (!drawn) return <div className={styles.plain}>{text}</div>;
  return (
    <>
      {contents?.(drawn.headings)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only what harmless.ts lists is left of it. */}
      <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: drawn.html }} />
    </>
  );
}

import { useDeferredValue, useId } from "react";
import { Markdown } from "./markdown.tsx";
import styles from "./preview.module.css";
import type { PictureOf } from "./sized-pictures.ts";

type Props = {
  text: string;
  title: string;
  /** Shown while there is no text. */
  empty: string;
  pictureOf?: PictureOf;
};

/** The text as its readers will see it. It follows the typing as fast as it can, and never holds it up. */
export function Preview({ text, title, empty, pictureOf }: Props) {
  const id = useId();
  const shown = useDeferredValue(text);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {shown.trim() === "" ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Markdown text={shown} level={3} {...(pictureOf && { pictureOf })} />
      )}
    </section>
  );
}

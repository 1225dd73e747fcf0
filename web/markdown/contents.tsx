import styles from "./contents.module.css";
import type { Heading } from "./headings.ts";

/** A table of contents of less than this is none. */
const FEWEST = 2;

type Props = {
  /** Its name, in the person's language. */
  title: string;
  headings: readonly Heading[];
};

/** Links to the headings of a text; nothing for a text with fewer than two. */
export function Contents({ title, headings }: Props) {
  if (headings.length < FEWEST) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-depth={Math.min(2, level - top)}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Check } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./error-summary.module.css";

export type SummaryItem = {
  /** The id of the field's control. */
  readonly id: string;
  readonly text: string;
  /** The error is gone, and this says so. */
  readonly mended?: string | undefined;
};

/**
 * All errors of a form, each with a link to its field. Takes the focus when it appears or its fields change. A line stays
 * where its error is gone: the page must not move under somebody who is typing.
 */
export function ErrorSummary({ title, items }: { title: string; items: readonly SummaryItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const what = items.map((item) => item.id).join(" ");
  useEffect(() => {
    if (what) box.current?.focus();
  }, [what]);
  if (items.length === 0) return null;
  return (
    // The focus makes it read at once; what changes later can wait until the user pauses.
    <div ref={box} className={styles.summary} role="alert" aria-live="polite" aria-atomic="false" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Line {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ id, text, mended }: SummaryItem) {
  if (mended !== undefined) {
    return (
      <span className={styles.mended}>
        <Icon of={Check} size={16} />
        <del>{text}</del>
        <VisuallyHidden>: {mended}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
      {text}
    </a>
  );
}

function goToField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // With what is said below it, such as what was found in its text.
  (field.closest("[data-together]") ?? field).scrollIntoView({ block: "center" });
}

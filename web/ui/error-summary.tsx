import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

/** `id` is the id of the field's control. */
export type SummaryItem = { readonly id: string; readonly text: string };

/** All errors of a form, each with a link to its field. Takes the focus when it appears or changes. */
export function ErrorSummary({ title, items }: { title: string; items: readonly SummaryItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const what = items.map((item) => item.id).join(" ");
  useEffect(() => {
    if (what) box.current?.focus();
  }, [what]);
  if (items.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`} onClick={(event) => goToField(event, item.id)}>
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

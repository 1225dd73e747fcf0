import { ChevronRight } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icon.tsx";
import styles from "./section.module.css";

type Props = { title: string; more: { href: string; label: string }; children: ReactNode };

/** A section of the home page, with a link to all of its content. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <a className={styles.more} href={more.href} aria-label={`${title}: ${more.label}`}>
          {more.label}
          <Icon of={ChevronRight} size={16} />
        </a>
      </div>
      {children}
    </section>
  );
}

/** A quiet empty state. */
export const Quiet = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;

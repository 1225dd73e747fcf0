import { ChevronLeft, ChevronRight } from "lucide";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./pagination.module.css";

type Props = {
  page: number;
  totalPages: number;
  /** URL of a page: pages are links, so that Back, open in a new tab and bookmarks work. */
  hrefOf: (page: number) => string;
  labels: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    of: (page: number, pages: number) => string;
  };
};

/** Renders nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf, labels }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={labels.label} className={styles.pages}>
      <Step to={page - 1} within={totalPages} hrefOf={hrefOf} rel="prev">
        <Icon of={ChevronLeft} size={18} />
        {labels.previous}
      </Step>
      <span className={styles.narrow}>{labels.of(page, totalPages)}</span>
      <span className={styles.wide}>
        {pageNumbers(page, totalPages).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, never reordered.
            <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <a
              key={number}
              className={styles.page}
              href={hrefOf(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          ),
        )}
      </span>
      <Step to={page + 1} within={totalPages} hrefOf={hrefOf} rel="next">
        {labels.next}
        <Icon of={ChevronRight} size={18} />
      </Step>
    </nav>
  );
}

type StepProps = { to: number; within: number; hrefOf: Props["hrefOf"]; rel: string; children: React.ReactNode };

function Step({ to, within, hrefOf, rel, children }: StepProps) {
  const exists = to >= 1 && to <= within;
  return exists ? (
    <a className={styles.page} href={hrefOf(to)} rel={rel}>
      {children}
    </a>
  ) : (
    <span className={cx(styles.page, styles.gone)} aria-hidden="true">
      {children}
    </span>
  );
}

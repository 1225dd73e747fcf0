// The filters of the audit and their spelling in the URL. Days are days where the reader is.
import { keywordOf } from "../list/filters.ts";
import { pageOf, type Search } from "../routing/screen.ts";

const NAME_CHARS = 100;

export type AuditFilters = {
  readonly subject: string | undefined;
  readonly act: string | undefined;
  readonly actor: string | undefined;
  /** `YYYY-MM-DD`, both inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly page: number;
};

export function readFilters(search: Search): AuditFilters {
  const name = (value: unknown) => keywordOf(value, NAME_CHARS) || undefined;
  const day = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);
  const { subject, act, actor, from, to } = search;
  return {
    subject: name(subject),
    act: name(act),
    actor: name(actor),
    from: day(from),
    to: day(to),
    page: pageOf(search),
  };
}

export const writeFilters = ({ page, ...filters }: AuditFilters) => ({ ...filters, page: page > 1 ? page : undefined });

/** As the server takes them: from the first moment of a day to before the first of the day after the last. */
export function instantsOf({ subject, act, actor, from, to }: AuditFilters) {
  return { subject, act, actor, from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

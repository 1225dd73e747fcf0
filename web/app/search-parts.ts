// What a screen takes from the query of its URL.
import type { Search } from "../routing/screen.ts";

/** Keeps these parts, as texts. The screen reads them: its filters need not be there before it is. */
export const only =
  (...names: readonly string[]) =>
  (raw: Search) =>
    Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : [])));

export const dateOnly = (raw: Search) => (/^\d{4}-\d\d-\d\d$/.test(String(raw.date)) ? { date: String(raw.date) } : {});

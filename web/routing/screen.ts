// The screens of a subject as it names them (`web/<subject>/screens.ts`), and as the app uses them.
import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import type { StaffRole } from "@sb/contracts/roles.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { ReactNode } from "react";
import type { Later, Texts } from "../i18n/texts.ts";
import { PARAM, type ParamsOf, type Paths } from "./paths.ts";

export type PageName = "home" | Exclude<keyof Texts["pages"], "suffix">;

/** Path params by name. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Query params as strings. */
export type Search = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: a row's type checks the props where the screen is declared.
export type Content<Props = any> = (props: Props) => ReactNode;

type Row<Props extends object> = {
  /** Title and description (`$.pages`; home's are in `$.home.page`). */
  readonly page: PageName;
  /** The screen sets its title itself (`usePage`), as the wizard does for each of its parts. */
  readonly titlesItself?: true;
  readonly load: () => Promise<Content<Props>>;
  /** Namespaces that load with the screen, besides those of every page. */
  readonly texts?: readonly Later[];
  /** The props; undefined if no such page can exist. Without it they are the path's params, seqs as numbers. */
  readonly params?: (raw: Params) => Props | undefined;
  /** The parts of the query that it reads, or how it parses them; without it the query is dropped. */
  readonly search?: readonly string[] | ((raw: Search) => Readonly<Record<string, string | number | undefined>>);
  readonly guard?: GuardName;
  readonly footer?: false;
  /** Its places in the menus. */
  readonly menu?: MenuPlace;
  /** Paths that lead here. */
  readonly from?: readonly string[];
  /** Visitors often begin here: the page preloads the screen's code and texts, and asks for its data before the app is there. */
  readonly first?: { readonly data?: FirstData };
};

/** The one GET that a visitor's screen shows; its params are the path's. */
type FirstData = {
  readonly get: Extract<RouteKey, `GET ${string}`>;
  /** The first page of a list without filters. */
  readonly list?: true;
};

export const HEADER_GROUPS = ["report", "insight", "support"] as const;
type HeaderGroup = (typeof HEADER_GROUPS)[number];

/**
 * The menu's groups are for everybody, for agencies, or for admins, moderators and editors; an area's entry has the title of
 * its screen and is for whom its guard lets in. Entries are in the order of `place`.
 */
export type MenuPlace =
  | {
      readonly group: HeaderGroup;
      readonly place: number;
      readonly title: Exclude<keyof Texts["common"]["nav"], "account" | "hello">;
      /** Paths below it are other entries'. */
      readonly alone?: true;
    }
  | { readonly group: "agency"; readonly icon: AreaIcon; readonly place: number }
  | {
      readonly group: "admin";
      readonly part: AdminPart;
      readonly icon: AreaIcon;
      /** The letter that leads there after g. */
      readonly key?: string;
      readonly place: number;
    };

/** The parts of the admin area's rail, from top to bottom. */
export const ADMIN_PARTS = ["work", "content", "partners", "system"] as const;
type AdminPart = (typeof ADMIN_PARTS)[number];

/** Icons of the rail's entries by name: what they look like is in app/shell/area-icons.ts, which visitors never load. */
export type AreaIcon =
  | "agencies"
  | "analyses"
  | "articles"
  | "audit"
  | "batches"
  | "comments"
  | "disputes"
  | "figures"
  | "inbox"
  | "inquiries"
  | "jobs"
  | "keys"
  | "lists"
  | "models"
  | "news"
  | "announcements"
  | "open"
  | "setup"
  | "sources"
  | "start"
  | "terms"
  | "unusual";

/** The screens of a subject, by path. */
export type Screens<Subject extends keyof Paths> = { readonly [P in Paths[Subject]]: Row<ParamsOf<P>> };

/** A screen of any subject, its props type erased. */
// biome-ignore lint/suspicious/noExplicitAny: a row's type checks the props where the screen is declared.
export type Screen = Omit<Row<any>, "params"> & {
  /** The path in React Router's syntax: `/report/history/:dclrSeq`. */
  readonly path: string;
  readonly params: (raw: Params) => object | undefined;
};

/** A login, or the role that the screen is for; admins have all but an agency's. */
export type GuardName = "login" | "staff" | StaffRole | "admin" | "agency";

/** Whether a screen is in the admin area or in that of agencies, which have a layout of their own. */
export const isInArea = (guard: GuardName | undefined): boolean => guard !== undefined && guard !== "login";

/** A subject's table, as it is found by its file. */
// biome-ignore lint/suspicious/noExplicitAny: a row's type checks the props where the screen is declared.
export type Table = Readonly<Record<string, Row<any>>>;

export const screensOf = (table: Table): readonly Screen[] =>
  Object.entries(table).map(([path, row]) => ({ path, params: (raw) => paramsOf(path, raw), ...row }));

/** The params of a path as props; undefined if one is missing or is no seq. */
export function paramsOf(path: string, raw: Params): object | undefined {
  const params = [...path.matchAll(PARAM)].map(([, name = ""]) => {
    const value = raw[name];
    return [name, /seq$/i.test(name) ? seqOf(value) : value] as const;
  });
  return params.every(([, value]) => value) ? Object.fromEntries(params) : undefined;
}

/** The page number in the URL, counted from 1; 1 if missing or invalid. */
export function pageOf({ page }: Search): number {
  const named = Number(page);
  return Number.isInteger(named) && named >= 1 && named <= PAGE_LIMITS.pageMax ? named : 1;
}

/** A seq in a path or a query; undefined if it is none. */
export const seqOf = (text: unknown): number | undefined => {
  const seq = Number(text);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined;
};

/** The query, as the screen reads it; values stay texts, digits too. */
export function searchOf({ search = [] }: Pick<Screen, "search">, raw: Search): Search {
  if (typeof search === "function") return search(raw);
  return Object.fromEntries(search.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : [])));
}

// Types of the route table's entries.
import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import type { StaffRole } from "@sb/contracts/roles.ts";
import type { ReactNode } from "react";
import type { Later, Texts } from "../i18n/texts.ts";

export type PageName = "home" | Exclude<keyof Texts["pages"], "suffix">;

/** Path params by name. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Query params as strings. */
export type Search = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: `screen()` checks the props where the screen is declared.
export type LoadedScreen<Props = any> = { readonly default: (props: Props) => ReactNode };

export type Screen<Props extends object = Record<never, never>> = {
  /** The path in React Router's syntax: `/report/history/:dclrSeq`. */
  readonly path: string;
  /** Title and description (`$.pages`; home's are in `$.home.page`). */
  readonly page: PageName;
  /** The screen sets its title itself (`usePage`), as the wizard does for each of its parts. */
  readonly titlesItself?: true;
  readonly load: () => Promise<LoadedScreen<Props>>;
  /** Namespaces that load with the screen, besides those of every page. */
  readonly texts?: readonly Later[];
  /** Props from the path params; undefined if no such page can exist. */
  readonly params?: (raw: Params) => Props | undefined;
  /** Parses the query; without it the query is dropped. */
  readonly search?: (raw: Search) => Readonly<Record<string, string | number | undefined>>;
  readonly guard?: GuardName;
  readonly footer?: false;
};

/** A login, or the role that the screen is for; admins have all but an agency's. */
export type GuardName = "login" | "staff" | StaffRole | "admin" | "agency";

/** Whether a screen is in the admin area or in that of agencies, which have a layout of their own. */
export const isInArea = (guard: GuardName | undefined): boolean => guard !== undefined && guard !== "login";

/** A screen with its props type erased, after `screen()` has checked it. */
export type AnyScreen = Omit<Screen, "params" | "load"> & {
  readonly params?: (raw: Params) => object | undefined;
  readonly load: () => Promise<LoadedScreen>;
};

/** Type-checks that `params` returns the screen's props. */
export const screen = <Props extends object>(facts: Screen<Props>): AnyScreen => facts;

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

/** A seq in the path becomes the prop of the same name. */
export const seqParam =
  <Name extends string>(name: Name) =>
  (raw: Params): Record<Name, number> | undefined => {
    const seq = seqOf(raw[name]);
    return seq === undefined ? undefined : ({ [name]: seq } as Record<Name, number>);
  };

// What the route table says of a screen.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { ReactNode } from "react";
import type { Later } from "../i18n/namespaces.ts";
import type { Texts } from "../locales/ko/index.ts";

export type PageName = Exclude<keyof Texts["pages"], "suffix">;

/** The parts of a path by the names that the route gives them. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The search part of a URL, as texts. */
export type Search = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: what a screen takes is checked by `screen()`, where it is declared.
export type LoadedScreen<Props = any> = { readonly default: (props: Props) => ReactNode };

export type Screen<Props extends object = Record<never, never>> = {
  /** As React Router spells it: `/report/history/:dclrSeq`. */
  readonly path: string;
  /** Title and description (`$.pages`). */
  readonly page: PageName;
  /** The screen sets its title itself (`usePage`): the wizard has one for each part. */
  readonly titlesItself?: true;
  readonly load: () => Promise<LoadedScreen<Props>>;
  /** The namespaces of its texts, beside those that every page may say. */
  readonly texts?: readonly Later[];
  /** The props of the screen from the path's params; undefined where there can be no such page. */
  readonly params?: (raw: Params) => Props | undefined;
  /** Keeps of the search part what the screen knows. Without it, nothing is kept. */
  readonly search?: (raw: Search) => Readonly<Record<string, string | number | undefined>>;
  readonly guard?: "login" | "admin";
  readonly footer?: false;
};

/** A screen whose props are forgotten once the router has checked that they fit. */
export type AnyScreen = Omit<Screen, "params" | "load"> & {
  readonly params?: (raw: Params) => object | undefined;
  readonly load: () => Promise<LoadedScreen>;
};

/** Checks that what `params` gives is what the screen takes. */
export const screen = <Props extends object>(facts: Screen<Props>): AnyScreen => facts;

/** The page of a list that a URL names, counted from 1; the first where it names none that could be. */
export function pageOf({ page }: Search): number {
  const named = Number(page);
  return Number.isInteger(named) && named >= 1 && named <= LIMITS.pageMax ? named : 1;
}

const seqOf = (text: string | undefined): number | undefined => {
  const seq = Number(text);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined;
};

/** One seq in the path becomes the prop of the same name. */
export const seqParam =
  <Name extends string>(name: Name) =>
  (raw: Params): Record<Name, number> | undefined => {
    const seq = seqOf(raw[name]);
    return seq === undefined ? undefined : ({ [name]: seq } as Record<Name, number>);
  };

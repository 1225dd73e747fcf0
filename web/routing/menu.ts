// The entries of the menus, taken from the screens that name a place there.
import type { MenuPlace, Screen } from "./screen.ts";

type HeaderPlace = Extract<MenuPlace, { readonly title: unknown }>;

export type HeaderEntry = Omit<HeaderPlace, "place"> & { readonly href: string };

export const headerEntriesOf = (screens: readonly Screen[]): readonly HeaderEntry[] =>
  screens
    .flatMap(({ path, menu }) => (menu && "title" in menu ? [{ ...menu, href: path }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ place: _, ...entry }) => entry);

/** The screens of an area's menu, in order. */
export const screensIn = (group: "agency" | "admin", screens: readonly Screen[]): readonly Screen[] =>
  screens
    .flatMap((screen) => (screen.menu?.group === group ? [{ screen, place: screen.menu.place }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ screen }) => screen);

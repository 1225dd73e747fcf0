// Which pictures are taken: of every screen, by its definition in `web/*/screens.ts`.
import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { numberOf } from "../support/deal.ts";

/**
 * `empty`: lists without rows; `loading`: no answer yet; `error`: every answer is a 500; `offline`: no network once the app is
 * there; `long`: long words wherever people write; `disputed`: every report is. `forced`: colours of the system's choice;
 * `zoomed`: 400 % at 1280 px.
 */
export const STATES = [
  "normal",
  "empty",
  "loading",
  "error",
  "offline",
  "long",
  "disputed",
  "forced",
  "zoomed",
] as const;
export type State = (typeof STATES)[number];

export const WIDTHS = [320, 390, 768, 1440] as const;
export const THEMES = ["light", "dark"] as const;

export type Shot = {
  /** The path of its screen. */
  readonly screen: string;
  readonly state: State;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
};

export const USAGE = `npm run look [-- options]
  --screen PART     only screens whose path contains it, or all of it: =/report
  --state NAME      ${STATES.join(", ")}
  --width PX        ${WIDTHS.join(", ")}
  --theme NAME      ${THEMES.join(", ")}
  --language NAME   ${LANGUAGES.join(", ")}
  --every           each state at every width, in both themes and all languages, not one dealt
  --reduced         each screen once, without pictures: what CI does
  --minutes N       stops after so many minutes; the next run takes the rest
  --anew            takes pictures again that were taken of what is built now
  --report FILE     what was found, as JSON
  --jobs N          pages at once (3)
Those with a NAME, a PART or PX may be given several times.`;

const many = { type: "string", multiple: true } as const;
const OPTIONS = {
  screen: many,
  state: many,
  width: many,
  theme: many,
  language: many,
  every: { type: "boolean", default: false },
  reduced: { type: "boolean", default: false },
  minutes: { type: "string" },
  anew: { type: "boolean", default: false },
  report: { type: "string" },
  jobs: { type: "string", default: "3" },
} as const;

export type Wanted = ReturnType<typeof readWanted>;

/** Throws on an option that there is not, or a value that is none. */
export function readWanted(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  for (const [name, known] of [
    ["state", STATES],
    ["width", WIDTHS.map(String)],
    ["theme", THEMES],
    ["language", LANGUAGES],
  ] as const) {
    const odd = values[name]?.find((value) => !(known as readonly string[]).includes(value));
    if (odd !== undefined) throw new Error(`--${name} is one of ${known.join(", ")}, not ${odd}`);
  }
  for (const name of ["minutes", "jobs"] as const)
    if (!/^[1-9]\d{0,3}$/.test(values[name] ?? "1")) throw new Error(`--${name} is a number, not ${values[name]}`);
  return values;
}

const isAsked = (among: readonly string[] | undefined, value: string | number): boolean =>
  among === undefined || among.includes(String(value));

const isScreenAsked = (among: readonly string[] | undefined, path: string): boolean =>
  among === undefined || among.some((part) => (part.startsWith("=") ? path === part.slice(1) : path.includes(part)));

/** Every picture that could be taken of a screen, in the order of its contact sheet. */
const everyShot = (screen: string): readonly Shot[] =>
  STATES.flatMap((state) =>
    (state === "zoomed" ? [320] : WIDTHS).flatMap((width) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ screen, state, width, theme, language }))),
    ),
  );

/** One of each state, dealt by the screen's name; the normal one in every width and theme, with each language among them. */
function isDealt({ screen, state, width, theme, language }: Shot): boolean {
  const n = numberOf(`${screen} ${state}`);
  const [w, t] = [WIDTHS.indexOf(width as (typeof WIDTHS)[number]), THEMES.indexOf(theme)];
  if (state === "normal") return language === LANGUAGES[(n + 2 * w + t) % LANGUAGES.length];
  const isWidth = state === "zoomed" || w === n % WIDTHS.length;
  return isWidth && t === (n >>> 2) % THEMES.length && language === LANGUAGES[(n >>> 3) % LANGUAGES.length];
}

/** One picture of the screen, dealt by its name. */
function isOnce(shot: Shot): boolean {
  const n = numberOf(shot.screen);
  const first = { width: WIDTHS[n % WIDTHS.length], theme: THEMES[(n >>> 2) % 2], language: LANGUAGES[(n >>> 3) % 5] };
  return shot.state === "normal" && Object.entries(first).every(([name, value]) => shot[name as keyof Shot] === value);
}

/** The pictures of a screen that are asked for. Who names a width, theme or language gets every state in it. */
export function shotsOf(screen: string, wanted: Wanted): readonly Shot[] {
  if (!isScreenAsked(wanted.screen, screen)) return [];
  const all = everyShot(screen);
  if (wanted.reduced) return all.filter(isOnce);
  const chosen = all.filter(
    ({ state, width, theme, language }) =>
      isAsked(wanted.state, state) &&
      isAsked(wanted.width, width) &&
      isAsked(wanted.theme, theme) &&
      isAsked(wanted.language, language),
  );
  if (wanted.every) return chosen;
  // Shots that differ only in what is dealt are one: the dealt one.
  const seen = new Set<string>();
  return chosen
    .toSorted((a, b) => Number(isDealt(b)) - Number(isDealt(a)))
    .filter((shot) => seen.size < seen.add(kindOf(shot, wanted)).size);
}

/** A dimension that is named is not dealt, nor are width and theme of a screen in its normal state. */
function kindOf({ state, width, theme, language }: Shot, wanted: Wanted): string {
  const isNormal = state === "normal";
  const own = [wanted.width || isNormal ? width : "", wanted.theme || isNormal ? theme : ""];
  return [state, ...own, wanted.language ? language : ""].join();
}

/** Shots that one visit to a screen gives: width and theme change while it is open, as on a device that is turned. */
export const visitsOf = (shots: readonly Shot[]): readonly (readonly [Shot, ...Shot[]])[] =>
  [...Map.groupBy(shots, ({ state, language }) => `${state} ${language}`).values()].flatMap(([first, ...rest]) =>
    first ? [[first, ...rest]] : [],
  );

export const nameOf = ({ state, width, theme, language }: Shot): string => `${state}-${width}-${theme}-${language}`;
export const folderOf = (screen: string): string =>
  screen === "/" ? "home" : screen.slice(1).replaceAll("/", "-").replaceAll(":", "");

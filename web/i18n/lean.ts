// The built app's `i18next` and `react-i18next` (build/lean-i18n.ts): the part of both that our texts need, in a twentieth of their
// weight. Tests and rendered pages use the libraries themselves; lean.test.ts holds the two to the same words.
import type { Language } from "@sb/contracts/codes.ts";
import { useSyncExternalStore } from "react";

type Node = string | { readonly [name: string]: Node };
type Options = Readonly<Record<string, unknown>> & { readonly count?: number; readonly returnObjects?: boolean };
type Select = (texts: object) => unknown;
type Spoken = {
  readonly t: (select: Select, options?: Options) => unknown;
  readonly i18n: { readonly language: string };
};
type Formatter = (value: never, language: string) => string;

const texts: Record<string, Readonly<Record<string, Node>>> = {};
const formats = new Map<string, Formatter>();
const plurals = new Map<string, Intl.PluralRules>();
const listeners = new Set<() => void>();
/** A new one for each language: components draw again. */
let spoken: Spoken = { t: () => "", i18n: { language: "" } };

/** The calls of i18n.ts and start.ts. Their options are fixed here. */
const i18n = {
  get language(): string {
    return spoken.i18n.language;
  },
  services: { formatter: { add: (name: string, format: Formatter) => formats.set(name, format) } },
  use: (_part: object) => i18n,
  init: (_options: object) => {},
  /** Several chunks add to a namespace, each names of its own. */
  addResourceBundle(language: Language, namespace: string, group: object): void {
    const all = texts[language] ?? {};
    texts[language] = { ...all, [namespace]: { ...(all[namespace] as object), ...group } };
  },
  t: (select: Select, options?: Options) => spoken.t(select, options),
  async changeLanguage(language: string): Promise<void> {
    spoken = { t: (select, options = {}) => translate(language, select, options), i18n: { language } };
    for (const listener of listeners) listener();
  },
};
export default i18n;

/** Connects the two libraries. */
export const initReactI18next = {};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTranslation = (): Spoken => useSyncExternalStore(subscribe, () => spoken);

let path: string[] = [];
/** Notes the names of the properties that are read of it. */
const noted: object = new Proxy(
  {},
  {
    get(_, name) {
      path.push(String(name));
      return noted;
    },
  },
);

function translate(language: string, select: Select, options: Options): unknown {
  path = [];
  select(noted);
  const last = path.pop() ?? "";
  const group = path.reduce<Node | undefined>(within, texts[language]);
  const found = namesOf(language, last, options.count).map((name) => within(group, name));
  const node = found.find((one) => one !== undefined);
  if (node === undefined) return [...path, last].slice(1).join("/");
  return filled(node, language, options);
}

const within = (node: Node | undefined, name: string): Node | undefined =>
  typeof node === "object" && Object.hasOwn(node, name) ? node[name] : undefined;

/** The forms of a text that say a count, the best first. */
function namesOf(language: string, name: string, count: number | undefined): readonly string[] {
  if (count === undefined) return [name];
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return [...(count === 0 ? [`${name}_zero`] : []), `${name}_${rules.select(count)}`, name];
}

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g;

function filled(node: Node, language: string, options: Options): unknown {
  if (Array.isArray(node)) return node.map((inner) => filled(inner, language, options));
  if (typeof node !== "string")
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, filled(inner, language, options)]));
  return node.replace(PLACEHOLDER, (_whole, name: string, format = "") => {
    const value = options[name] ?? "";
    return formats.get(format)?.(value as never, language) ?? String(value);
  });
}

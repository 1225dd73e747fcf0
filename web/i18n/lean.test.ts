// The built app says what i18next would say, whatever the text (lean.ts).
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { TEXTS, textsIn } from "./for-tests.ts";
import lean from "./lean.ts";
import { placeholdersIn } from "./leaves.ts";
import { startI18n } from "./start.ts";

type Group = { readonly [name: string]: Group };
type Speak = (select: (texts: Group) => unknown, options?: object) => unknown;

startI18n(lean as never, [], {});
// As chunks of several subjects add to one namespace.
for (const language of LANGUAGES)
  for (const [namespace, group] of Object.entries(TEXTS[language]))
    for (const [name, texts] of Object.entries(group)) lean.addResourceBundle(language, namespace, { [name]: texts });

async function both(language: Language): Promise<readonly [Speak, Speak]> {
  await lean.changeLanguage(language);
  return [textsIn(language) as Speak, lean.t as Speak];
}

const COUNTS = [0, 1, 2, 5, 21, 12_345];
const FORM = /_(?:zero|one|other)$/;
const SAMPLE = "$t(common:brand) {{count}} <b>&amp;</b> $&";

type Leaf = { readonly steps: readonly string[]; readonly text: string };
const leavesOf = (node: unknown, steps: readonly string[] = []): readonly Leaf[] =>
  typeof node === "string"
    ? [{ steps, text: node }]
    : Object.entries(node as object).flatMap(([name, inner]) => leavesOf(inner, [...steps, name]));

/** `reports_other` is asked for as `reports`, with counts. */
const asked = ({ steps, text }: Leaf, speak: Speak): readonly string[] => {
  const names = steps.map((name, at) => (at === steps.length - 1 ? name.replace(FORM, "") : name));
  const select = (texts: Group) => names.reduce<Group | undefined>((node, name) => node?.[name], texts);
  const inside = placeholdersIn(text).map((each) => each.split(", "));
  const values = Object.fromEntries(
    inside.map(([name = "", format]) => [name, format === "number" ? 1_234.5 : SAMPLE]),
  );
  const counts = FORM.test(steps.at(-1) ?? "") ? COUNTS.map((count) => ({ ...values, count })) : [values];
  return counts.map((options) => `${steps.join("/")}: ${speak(select, options)}`);
};

test.each(LANGUAGES)("%s: every text, in every form of it", async (language) => {
  const [i18next, ours] = await both(language);
  const leaves = leavesOf(TEXTS[language]);
  const said = leaves.flatMap((leaf) => asked(leaf, ours));
  expect(said).toEqual(leaves.flatMap((leaf) => asked(leaf, i18next)));
  expect(said).toContain("common/brand: Safer Block");
});

test("groups of texts come as objects, filled in", async () => {
  const [i18next, ours] = await both("en");
  const ask = (speak: Speak) => speak(($) => $.operation?.groups?.ask, { returnObjects: true, group: SAMPLE });
  expect(ask(ours)).toEqual(ask(i18next));
  expect(JSON.stringify(ask(ours))).toContain("$&");
});

test("a text that is not there is its name", async () => {
  const [i18next, ours] = await both("en");
  expect(ours(($) => $.common?.nav?.nowhere)).toBe(i18next(($) => $.common?.nav?.nowhere));
});

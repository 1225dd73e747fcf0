// Texts of several files as one, and what a translation must fill: the keys and placeholders of the master language.

/** `"{{name}} 삭제"` asks for a text with `{{name}}` in it, wherever it stands. */
type TextLike<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? `${string}{{${Name}}}${string}` & TextLike<Rest>
  : string;

type Like<Text> = Text extends string ? TextLike<Text> : TextsLike<Text>;

/** For languages with one plural form, as Korean: Chinese, Japanese. */
export type TextsLike<Texts> = { readonly [Key in keyof Texts]: Like<Texts[Key]> };

/** For languages that tell one from many: each `…_other` has its `…_one`, which may say "a file" without the number. */
export type InflectedTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? TextLike<Texts[Key]> : InflectedTexts<Texts[Key]>;
} & {
  readonly [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};

/** Texts by file, all in one: `{ a: A; b: B }` → `A & B`, by the keys at the top. */
export type JoinedTexts<Files> = { readonly [Key in keyof Every<Files>]: Every<Files>[Key] };

type Every<Files> = Joined<Files[keyof Files]>;
type Joined<File> = (File extends unknown ? (file: File) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A list is one text. */
export type TextGroup = { readonly [key: string]: string | readonly string[] | TextGroup };

/** Several files may add to a group, and none says what another says already. */
export function joinTexts(files: readonly TextGroup[]): TextGroup {
  const [first = {}, ...others] = files;
  return others.reduce((all, file) => joined(all, file, ""), first);
}

function joined(all: TextGroup, more: TextGroup, path: string): TextGroup {
  const added = Object.entries(more).map(([key, value]) => {
    const there = all[key];
    if (there === undefined) return [key, value];
    if (isGroup(there) && isGroup(value)) return [key, joined(there, value, `${path}${key}/`)];
    throw new Error(`Two files have a text ${path}${key}`);
  });
  return { ...all, ...Object.fromEntries(added) };
}

const isGroup = (value: TextGroup[string]): value is TextGroup => typeof value === "object" && !Array.isArray(value);

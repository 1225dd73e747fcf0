// What a translation must fill, made from the texts of the master language: the same keys, the same placeholders.

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

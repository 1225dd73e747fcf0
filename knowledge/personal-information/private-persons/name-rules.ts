// Rules for names of private persons in one language. A name alone is not looked for: only a label or a
// title says that a word is one.

export type NameRules = {
  /** Words that a person's name follows. */
  readonly labels: readonly string[];
  /** Words that may stand between the label and the name. */
  readonly links: string;
  /** A name as it stands after a label. */
  readonly name: string;
  /** A name with a title. */
  readonly titled: readonly string[];
  /** One of them stands in each label and title. Quick to look for: texts without any are not looked at any further. */
  readonly signs: readonly string[];
  /** Texts that have the form of a name and are none. */
  readonly notNames: readonly string[];
};

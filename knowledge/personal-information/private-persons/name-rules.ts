// Rules for names of private persons in one language. A name alone is not looked for: only a label, a title or a sentence
// in which somebody says who they are makes a word one.

export type NameRules = {
  /** Words that a person's name follows. */
  readonly labels: readonly string[];
  /** Words that may stand between the label and the name. */
  readonly links: string;
  /** A name as it stands after a label. */
  readonly name: string;
  /** A name with a title, or in such a sentence. Where more than the name is matched, it is the group `name`. */
  readonly titled: readonly string[];
  /** One of them stands in each label, title and sentence. Quick to look for: texts without any are not looked at any further. */
  readonly signs: readonly string[];
  /** Texts that have the form of a name and are none. */
  readonly notNames: readonly string[];
};

// The words of a language that a generator of texts needs. Slots in braces are filled: {brand} {coin} {amount} {days} {rare}.

export type Voice = {
  readonly titles: readonly [string, ...string[]];
  /** Most frequent first: they are drawn by Zipf's law. */
  readonly clauses: readonly [string, ...string[]];
  /** Characters or syllables that rare words are made of. */
  readonly syllables: readonly [string, ...string[]];
  /** Syllables of a rare word: from, to. */
  readonly rareLength: readonly [number, number];
  readonly between: string;
};

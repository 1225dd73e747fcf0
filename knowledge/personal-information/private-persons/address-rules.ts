// Rules for home addresses of one way of writing them. Patterns are parts of regular expressions.

export type AddressRules = {
  /** Street addresses with a number. A business may have one. */
  readonly streets: readonly string[];
  /** Those that are matched in small and capital letters. */
  readonly streetsInAnyCase?: readonly string[];
  /** Parts that only homes have: a flat in a block of flats. */
  readonly dwellings?: readonly string[];
  /** Words near a street address that say that somebody lives there. */
  readonly home: readonly string[];
  /** Words near a street address that say that it is a business or an authority. */
  readonly business: readonly string[];
  /** A sign that every address has, in small letters. Quick to look for: texts without it are not looked at any further. */
  readonly sign: RegExp;
  /** Where the sign is a weak one: what every address has besides. */
  readonly also?: RegExp;
};

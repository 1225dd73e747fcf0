/** RFC 3492. Throws a RangeError for what is no punycode. */
declare module "punycode/punycode.es6.js" {
  export const decode: (label: string) => string;
}

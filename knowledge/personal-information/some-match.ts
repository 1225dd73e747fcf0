/**
 * Whether one of the first `most` matches of a global expression is `right`. `matchAll` would copy the expression at each call,
 * which costs more than looking through a short text. No match may be empty.
 */
export function someMatch(
  text: string,
  form: RegExp,
  most: number,
  right: (match: RegExpExecArray) => boolean,
): boolean {
  form.lastIndex = 0;
  for (let count = 0; count < most; count += 1) {
    const match = form.exec(text);
    if (match === null) return false;
    if (right(match)) return true;
  }
  return false;
}

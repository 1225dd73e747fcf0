/**
 * Gives the result of `decode`, or undefined where it throws. For codec libraries: they throw at texts that are not theirs, and
 * not always an Error.
 */
export function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/**
 * What `decode` gives, or undefined where it throws. For codec libraries: they throw at texts that are not theirs, and
 * what they throw is not always an Error.
 */
export function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

import { type AddressText, type NormalizedAddress, normalizeAddress } from "./normalize.ts";

const known = new WeakMap<object, NormalizedAddress>();

/**
 * The address that belongs to an object which is never changed, such as a form that was sent. Several steps of one
 * command ask for it. `text` is only asked the first time.
 */
export function normalizeOnce(owner: object, text: () => AddressText): NormalizedAddress {
  const before = known.get(owner);
  if (before) return before;
  const address = normalizeAddress(text());
  known.set(owner, address);
  return address;
}

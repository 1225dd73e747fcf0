// A signed filter of some targets, for tests.
import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { FilterBuilder } from "./build.ts";

export type SignedFilter = { readonly file: Buffer; readonly publicKey: Buffer };

export function signedFilter(targets: Iterable<string>, { seed = 7n, madeAt = 0 } = {}): SignedFilter {
  const builder = new FilterBuilder();
  for (const target of targets) builder.add(target);
  const building = builder.build(seed, madeAt);
  let step = building.next();
  while (!step.done) step = building.next();
  return signed(step.value);
}

export function signed(bytes: Uint8Array): SignedFilter {
  const { privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return { file: Buffer.concat([bytes, sign(null, bytes, privateKey)]), publicKey: Buffer.from(x, "base64url") };
}

/** `count` texts in the forms of addresses and sites, always the same ones for a name. */
export function* madeTargets(name: string, count: number): Iterable<string> {
  for (let at = 0; at < count; at += 1) {
    const digits = `${name}${at.toString(16)}`.split("").map((letter) => letter.charCodeAt(0).toString(16));
    const hex = digits.join("").padStart(40, "0").slice(-40);
    yield [`0x${hex}`, `bc1q${hex}`, `${name}-${at}.example`, `t.me/${name}_${at}`][at % 4] ?? hex;
  }
}

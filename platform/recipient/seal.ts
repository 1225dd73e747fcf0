// Encrypts bytes to a public key, as text: armored age, or a compact JWE (RFC 7516).
import type { Encrypter } from "age-encryption";
import { CompactEncrypt, importJWK } from "jose";
import { Jwk } from "./jwk.ts";
import type { PublicKey } from "./port.ts";

/** For what fits in memory. Throws where the key is none that `readPublicKey` gave. */
export async function sealTo(key: PublicKey, bytes: Uint8Array): Promise<string> {
  if (key.kind !== "age") return await sealJwe(key, bytes);
  const { armor } = await age();
  return armor.encode(await (await encrypterFor(key)).encrypt(bytes));
}

/** Loaded where somebody is first encrypted to: few processes do that, and it brings several libraries of curves. */
const age = () => import("age-encryption");

export async function encrypterFor({ value }: Pick<PublicKey, "value">): Promise<Encrypter> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(value);
  return encrypter;
}

async function sealJwe({ value }: Pick<PublicKey, "value">, bytes: Uint8Array): Promise<string> {
  const { alg, kid, use: _, ...jwk } = Jwk.parse(JSON.parse(value));
  const header = { alg, enc: "A256GCM", ...(kid === undefined ? {} : { kid }) };
  return await new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(await importJWK(jwk, alg));
}

import { generateKeyPairSync } from "node:crypto";
import { armor, Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { compactDecrypt } from "jose";
import { expect, test } from "vitest";
import { readPublicKey } from "./read-public-key.ts";
import { sealTo } from "./seal.ts";

const SECRET = Buffer.from("wallet of the victim");

async function keyOf(text: string) {
  const key = await readPublicKey(text);
  if ("refused" in key) throw new Error(key.refused);
  return key;
}

function opened(armored: string, identity: string): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(armor.decode(armored));
}

test("the age identity of the recipient opens it, another does not", async () => {
  const [own, other] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  const sealed = await sealTo(await keyOf(await identityToRecipient(own)), SECRET);
  expect(sealed).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n/);
  expect(Buffer.from(await opened(sealed, own))).toEqual(SECRET);
  await expect(opened(sealed, other)).rejects.toThrow("no identity matched");
});

test.each([
  ["ECDH-ES+A256KW", generateKeyPairSync("ec", { namedCurve: "P-384" })] as const,
  ["ECDH-ES+A256KW", generateKeyPairSync("x25519")] as const,
  ["RSA-OAEP-256", generateKeyPairSync("rsa", { modulusLength: 2_048 })] as const,
])("a JWK's owner opens a compact JWE by %s", async (alg, { publicKey, privateKey }) => {
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "2026" };
  const sealed = await sealTo(await keyOf(JSON.stringify(jwk)), SECRET);
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
  expect(Buffer.from(plaintext)).toEqual(SECRET);
  expect(protectedHeader).toMatchObject({ alg, enc: "A256GCM", kid: "2026" });
});

test("another JWK does not open it", async () => {
  const [own, other] = [generateKeyPairSync("x25519"), generateKeyPairSync("x25519")];
  const sealed = await sealTo(await keyOf(JSON.stringify(own.publicKey.export({ format: "jwk" }))), SECRET);
  await expect(compactDecrypt(sealed, other.privateKey)).rejects.toThrow();
});

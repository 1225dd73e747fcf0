import { generateKeyPairSync } from "node:crypto";
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { PUBLIC_KEY_CHARS } from "./port.ts";
import { readPublicKey } from "./read-public-key.ts";

/** The example of the age specification (C2SP, age.md). */
const RECIPIENT = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

const pair = {
  p256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  x25519: () => generateKeyPairSync("x25519"),
  ed25519: () => generateKeyPairSync("ed25519"),
  rsa: (modulusLength: number, publicExponent = 0x10001) =>
    generateKeyPairSync("rsa", { modulusLength, publicExponent }),
};
const jwkOf = (key: { publicKey: { export(o: { format: "jwk" }): object } }) => key.publicKey.export({ format: "jwk" });
const read = (jwk: object) => readPublicKey(JSON.stringify(jwk));

test("reads age recipients, pasted with blanks around them", async () => {
  expect(await readPublicKey(`  ${RECIPIENT}\n`)).toEqual({ kind: "age", value: RECIPIENT });
  const hybrid = await identityToRecipient(await generateHybridIdentity());
  expect(await readPublicKey(hybrid)).toEqual({ kind: "age", value: hybrid });
});

test.each([["P-256", pair.p256()] as const, ["X25519", pair.x25519()] as const, ["RSA", pair.rsa(2_048)] as const])(
  "reads a JWK: %s",
  async (_, keys) => {
    const key = await read({ ...jwkOf(keys), kid: "k1", "x-note": "dropped" });
    if ("refused" in key) throw new Error(key.refused);
    expect(key.kind).toBe("jwk");
    expect(JSON.parse(key.value)).toMatchObject({ ...jwkOf(keys), kid: "k1" });
    expect(key.value).not.toContain("x-note");
    // A stored key reads as itself.
    expect(await readPublicKey(key.value)).toEqual(key);
  },
);

const INVALID = { refused: "PUBLIC_KEY_INVALID" };
const PRIVATE = { refused: "PUBLIC_KEY_PRIVATE" };

test("refuses private keys as such, whatever stands around them", async () => {
  const identity = await generateX25519Identity();
  expect(await readPublicKey(identity)).toEqual(PRIVATE);
  expect(await readPublicKey(`# public key: ${RECIPIENT}\n${identity}`)).toEqual(PRIVATE);
  expect(await readPublicKey(identity.toLowerCase())).toEqual(PRIVATE);
  expect(await read(pair.p256().privateKey.export({ format: "jwk" }))).toEqual(PRIVATE);
  expect(await read({ kty: "oct", k: "c2VjcmV0" })).toEqual(PRIVATE);
  const pem = pair.p256().privateKey.export({ format: "pem", type: "pkcs8" });
  expect(await readPublicKey(String(pem))).toEqual(PRIVATE);
});

test.each([
  ["nothing", ""],
  ["a changed letter", RECIPIENT.replace("z", "q")],
  ["two keys", `${RECIPIENT} ${RECIPIENT}`],
  ["a point of a small order", "age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq2qhs0k"],
  ["SSH", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGb"],
  ["broken JSON", "{"],
  ["a set of keys", '{"keys":[]}'],
  ["too long a text", `age1${"q".repeat(PUBLIC_KEY_CHARS)}`],
])("refuses %s", async (_, text) => {
  expect(await readPublicKey(text)).toEqual(INVALID);
});

test("refuses JWKs that can't be encrypted to safely", async () => {
  const p256 = jwkOf(pair.p256());
  expect(await read({ ...p256, use: "sig" })).toEqual(INVALID);
  expect(await read({ ...p256, alg: "ES256" })).toEqual(INVALID);
  expect(await read({ ...p256, crv: "secp256k1" })).toEqual(INVALID);
  expect(await read({ ...p256, y: "x".repeat(43) })).toEqual(INVALID);
  expect(await read(jwkOf(pair.ed25519()))).toEqual(INVALID);
  expect(await read({ kty: "OKP", crv: "X25519", x: Buffer.alloc(32).toString("base64url") })).toEqual(INVALID);
  expect(await read(jwkOf(pair.rsa(1_024)))).toEqual(INVALID);
  expect(await read(jwkOf(pair.rsa(2_048, 3)))).toEqual(INVALID);
});

import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { webhookHeaders } from "./call.ts";
import { publicKeyText, readSigningKey } from "./signing-key.ts";

const OLD = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
const NEW = `whsec_${Buffer.alloc(64, 2).toString("base64")}`;
const message = () => ({ id: "msg_3_a", timestamp: Math.floor(Date.now() / 1_000), body: '{"type":"bundle"}' });

test("the reference implementation verifies it, with either secret while one is replaced", () => {
  const sent = message();
  const headers = webhookHeaders(sent, [NEW, OLD]);
  for (const secret of [OLD, NEW]) expect(new Webhook(secret).verify(sent.body, headers)).toEqual({ type: "bundle" });
});

test("another body, id or secret is not verified", () => {
  const sent = message();
  const headers = webhookHeaders(sent, [OLD]);
  expect(() => new Webhook(OLD).verify(`${sent.body} `, headers)).toThrow();
  expect(() => new Webhook(OLD).verify(sent.body, { ...headers, "webhook-id": "msg_3_b" })).toThrow();
  expect(() => new Webhook(NEW).verify(sent.body, headers)).toThrow();
});

test("the example of the specification", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const sent = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(webhookHeaders(sent, [secret])["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("with a signing key there is a v1a signature, which its public key verifies", () => {
  const seed = Buffer.alloc(32, 7);
  const key = readSigningKey(`whsk_${seed.toString("base64")}`);
  if (!key) throw new Error("no key");
  const sent = message();
  const signatures = webhookHeaders(sent, [OLD], key)["webhook-signature"]?.split(" ") ?? [];
  expect(signatures.map((each) => each.split(",")[0])).toEqual(["v1", "v1a"]);
  const signature = Buffer.from(signatures[1]?.slice("v1a,".length) ?? "", "base64");
  const signed = Buffer.from(`${sent.id}.${sent.timestamp}.${sent.body}`);
  const raw = Buffer.from(publicKeyText(key).slice("whpk_".length), "base64");
  const spki = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), raw]);
  expect(verify(null, signed, createPublicKey({ key: spki, format: "der", type: "spki" }), signature)).toBe(true);
  const whole = `whsk_${Buffer.concat([seed, raw]).toString("base64")}`;
  expect(publicKeyText(readSigningKey(whole) ?? generateKeyPairSync("ed25519").privateKey)).toBe(publicKeyText(key));
});

test.each(["", "whsk_", "whsk_AAAA", "whsec_AAAA", `whsk_${Buffer.alloc(33).toString("base64")}`])(
  "%j is no signing key",
  (text) => expect(readSigningKey(text)).toBeUndefined(),
);

test.each(["whsec_AAAA", "AAAA", `whsec_${Buffer.alloc(65).toString("base64")}`])("%j is no secret", (secret) => {
  expect(() => webhookHeaders(message(), [secret])).toThrow("malformed");
});

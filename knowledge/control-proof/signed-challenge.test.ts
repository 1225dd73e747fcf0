import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createChallenge, findChallenge } from "./signed-challenge.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");
const deps = { vault: { mac } };
const prover = { host: "sb.example", subject: "deletion request 7", address: "0xAb", userId: "u-1" };
const NOW = "2026-03-01T12:00:00.000Z";

test("a challenge is found again as it was made, until it expires", () => {
  const made = createChallenge(deps, prover, NOW);
  expect(made.text).toContain("About: deletion request 7");
  expect(made.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(findChallenge(deps, prover, made, "2026-03-01T12:14:59.000Z")).toEqual(made);
  expect(findChallenge(deps, prover, made, "2026-03-01T12:15:00.000Z")).toBe("EXPIRED");
});

test("no two are alike", () => {
  const nonces = Array.from({ length: 100 }, () => createChallenge(deps, prover, NOW).nonce);
  expect(new Set(nonces).size).toBe(100);
});

test.each([
  ["another host", { host: "evil.example" }],
  ["another request", { subject: "deletion request 8" }],
  ["another address", { address: "0xCd" }],
  ["another person", { userId: "u-2" }],
])("it is unknown for %s", (_, other) => {
  const made = createChallenge(deps, prover, NOW);
  expect(findChallenge(deps, { ...prover, ...other }, made, NOW)).toBe("UNKNOWN");
});

test.each(["", "x", "0".repeat(32), "0".repeat(64), "é".repeat(64)])("a made-up nonce is unknown: %j", (nonce) => {
  expect(findChallenge(deps, prover, { nonce, expiresAt: "2026-03-01T12:15:00.000Z" }, NOW)).toBe("UNKNOWN");
});

test("it is over where the clock was put back: it would hold for as much longer", () => {
  expect(findChallenge(deps, prover, createChallenge(deps, prover, NOW), "2026-02-27T12:00:00.000Z")).toBe("EXPIRED");
});

test("its end can't be put off", () => {
  const { nonce } = createChallenge(deps, prover, NOW);
  expect(findChallenge(deps, prover, { nonce, expiresAt: "2027-01-01T00:00:00.000Z" }, NOW)).toBe("UNKNOWN");
});

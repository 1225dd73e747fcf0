import { expect, it } from "vitest";
import { createTokenCache } from "./token-cache.ts";

const claims = { userId: "u1", isAdmin: false, sessionId: "s1", membership: 1 };

it("caches a token until it expires", () => {
  const verified = createTokenCache();
  verified.keep("token", claims, 900);
  expect(verified.find("token", 899)?.claims).toEqual(claims);
  expect(verified.find("token", 900)).toBeUndefined();
  expect(verified.find("Token", 0)).toBeUndefined();
});

it("has a limit", () => {
  const verified = createTokenCache(2);
  for (const token of ["a", "b", "c"]) verified.keep(token, claims, 900);
  expect(["a", "b", "c"].map((token) => verified.find(token, 0)?.claims)).toEqual([undefined, claims, claims]);
});

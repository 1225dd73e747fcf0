import { expect, it } from "vitest";
import { createGenuine } from "./genuine.ts";

const claims = { userId: "u1", isAdmin: false, sessionId: "s1" };

it("knows a token until its time is up", () => {
  const genuine = createGenuine();
  genuine.keep("token", claims, 900);
  expect(genuine.find("token", 899)).toEqual(claims);
  expect(genuine.find("token", 900)).toBeUndefined();
  expect(genuine.find("Token", 0)).toBeUndefined();
});

it("keeps no more than its limit", () => {
  const genuine = createGenuine(2);
  for (const token of ["a", "b", "c"]) genuine.keep(token, claims, 900);
  expect(["a", "b", "c"].map((token) => genuine.find(token, 0))).toEqual([undefined, claims, claims]);
});

import { expect, test } from "vitest";
import { hasExpired, SIGNED_OUT, sessionOf } from "./session.ts";

const ANSWER = {
  accessToken: "token",
  accessTokenTTL: 600,
  sessionTTL: 3_600,
  id: "public id",
  email: "person@mail.example",
  nickname: "Mina",
  isAdmin: false,
  roles: [],
};

test("a login is kept with the specified fields, and signed out all of them are empty", () => {
  const kept = sessionOf(ANSWER, 1_000_000);
  expect(kept).toMatchObject({
    id: "public id",
    email: "person@mail.example",
    nickname: "Mina",
    token: "token",
    isLogin: true,
    isAdmin: false,
    expiredAt: 1_599_000,
    endsAt: 4_600_000,
  });
  expect(Object.values(SIGNED_OUT).flat().filter(Boolean)).toEqual([]);
});

test("a token counts as expired a second early, and never when signed out", () => {
  const session = sessionOf(ANSWER, 1_000_000);
  expect(hasExpired(session, 1_598_999)).toBe(false);
  expect(hasExpired(session, 1_599_000)).toBe(true);
  expect(hasExpired(SIGNED_OUT, 1_599_000)).toBe(false);
});

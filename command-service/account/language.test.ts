import { expect, test } from "vitest";
import { logIn, memberOf, openWorld, registration } from "./testing.ts";

test("the app's language is kept at joining and at each login that has another", async () => {
  await using world = await openWorld();
  const body = { ...(await registration(world, "mina", "mina")), language: "ko" };
  memberOf(await world.call("POST home/join", { body }));
  await logIn(world, "mina");
  const login = { code: "mina", codeVerifier: "v", nonce: "n", redirectUri: "r", language: "de" };
  for (let times = 0; times < 2; times++) await world.call("POST user/login", { body: login });
  const kept = (await world.events("account-")).filter(({ type }) => type === "LanguageChanged");
  expect(kept.map(({ data }) => data)).toMatchObject([{ language: "ko" }, { language: "de" }]);
});

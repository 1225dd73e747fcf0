import { expect, test } from "vitest";
import { settingsOf } from "./settings.ts";

const KNOWN = {
  byPlace: { "path.dclrSeq": [1, 2], "path.fileId": ['quote"d'], "query.userId": ["u\u007f"] },
  registrationTokens: ["t"],
  position: "0001",
};

test("values stand in their places, as TOML has them", () => {
  const text = settingsOf({ role: "user", token: "secret", cases: 1, args: [] }, "cookie", KNOWN);
  expect(text).toContain('[headers]\nAuthorization = "Bearer secret"');
  expect(text).toContain('"path.dclrSeq" = { dictionary = "path-dclrSeq", probability = 0.8 }');
  expect(text).toContain("[dictionaries.path-dclrSeq]\nvalues = [1,2]");
  expect(text).toContain('values = ["quote\\"d"]');
  expect(text).toContain('values = ["u\\u007f"]');
  expect(text).toContain('refreshToken = { api_key = "cookie" }');
});

test("a visitor has no token", () => {
  expect(settingsOf({ role: "visitor", token: undefined, cases: 1, args: [] }, "cookie", KNOWN)).not.toContain(
    "Authorization",
  );
});

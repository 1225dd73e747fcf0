// @vitest-environment jsdom
import { expect, test } from "vitest";
import { challengeOf, finishLogin, LoginFailed } from "./login.ts";

test("the code challenge is that of RFC 7636, appendix B", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
});

test("rejects a callback without a login attempt in this tab", async () => {
  sessionStorage.clear();
  await expect(finishLogin({ code: "c", state: "s" })).rejects.toBeInstanceOf(LoginFailed);
});

test("rejects a callback with another state and drops the attempt", async () => {
  const attempt = { state: "mine", nonce: "n", codeVerifier: "v", redirectUri: "u", returnTo: "/" };
  sessionStorage.setItem("sb-login-attempt", JSON.stringify(attempt));
  await expect(finishLogin({ code: "c", state: "theirs" })).rejects.toBeInstanceOf(LoginFailed);
  await expect(finishLogin({ code: "c", state: "mine" })).rejects.toBeInstanceOf(LoginFailed);
});

import { expect, test } from "vitest";
import { mobileAddress } from "./mobile.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const config = { mobileUrl: "https://m.sb.example", mobileExcludedPaths: ["/term", "/login"] };
const to = (address: string, agent = PHONE, given: Parameters<typeof mobileAddress>[0] = config) =>
  mobileAddress(given, new URL(address), agent);

test("a phone on the desktop host is redirected to the same page on the mobile host", () => {
  expect(to("https://sb.example/report/history?page=2#x")).toBe(
    "https://m.sb.example/report/history?page=2&redirected=true#x",
  );
});

test.each([
  ["a desktop", to("https://sb.example/", DESKTOP)],
  ["a phone where no mobile host is configured", to("https://sb.example/", PHONE, {})],
  ["a phone on the mobile host", to("https://m.sb.example/")],
  ["a phone that was redirected already", to("https://sb.example/?redirected=true")],
  ["an excluded path", to("https://sb.example/term")],
  ["a path below an excluded one", to("https://sb.example/term/privacy")],
])("%s is not redirected", (_, address) => {
  expect(address).toBeUndefined();
});

test("a path that only starts like an excluded one is redirected", () => {
  expect(to("https://sb.example/terminal")).toContain("m.sb.example");
});

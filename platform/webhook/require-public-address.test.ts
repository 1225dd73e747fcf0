import { expect, test } from "vitest";
import { REFUSED_URLS } from "../guarded-fetch/public-site.fixture.ts";
import { requirePublicAddress } from "./require-public-address.ts";

const ALLOWED = ["http://10.0.0.7:8000", "https://hooks.internal"];
const inside = [
  ...REFUSED_URLS,
  ...[
    "https://localhost/hook",
    "https://wiki/hook",
    "https://printer.local/",
    "https://db.internal./",
    "https://a.lan/",
  ],
  ...["https://192.168.0.1/", "https://0x7f.1/", "https://93.184.216.34/", "https://hooks.example:8443/x"],
];

test.each(inside)("%s is refused", (url) => {
  expect(() => requirePublicAddress(url, ALLOWED, "url")).toThrow(
    expect.objectContaining({ code: "INVALID_REQUEST", fields: [{ path: "url", code: "INVALID_REQUEST" }] }),
  );
});

test.each([
  "https://hooks.example/safer-block?token=t",
  "https://hooks.example:443/x",
  "https://xn--9t4b11yi5a.example/",
  "http://10.0.0.7:8000/hook",
  "https://hooks.internal/x",
])("%s is not", (url) => {
  expect(() => requirePublicAddress(url, ALLOWED, "url")).not.toThrow();
});

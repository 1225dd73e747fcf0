import { createHmac } from "node:crypto";
import { siteProofOf } from "@sb/knowledge/control-proof/site-proof.ts";
import { expect, test } from "vitest";
import { publishes, type SiteLook } from "./look-at-site.ts";

const vault = {
  mac: (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url"),
};
const proof = siteProofOf({ vault }, "deletion request 7", "shop.example");
if (!proof) throw new Error("a site can be proven");
const nothing: SiteLook = { resolveTxt: async () => [], fetchText: async () => undefined };

test("a record or a file with the token proves the site", async () => {
  const asked: string[] = [];
  const look: SiteLook = {
    resolveTxt: async (name) => {
      asked.push(name);
      return ["v=spf1 -all", ` ${proof.dns.value} `];
    },
    fetchText: async (url) => {
      asked.push(url);
      return `${proof.file.content}\n`;
    },
  };
  expect(await publishes(look, "DNS", proof)).toBe(true);
  expect(await publishes(look, "FILE", proof)).toBe(true);
  expect(asked).toEqual(["_safer-block.shop.example", "https://shop.example/.well-known/safer-block.txt"]);
});

test("no record, no file, or another token does not", async () => {
  const another = siteProofOf({ vault }, "deletion request 8", "shop.example")?.dns.value ?? "";
  const other: SiteLook = { resolveTxt: async () => [another], fetchText: async () => `${another} ${proof.dns.value}` };
  for (const look of [nothing, other])
    for (const kind of ["DNS", "FILE"] as const) expect(await publishes(look, kind, proof)).toBe(false);
});

test("shared hosts and bare IP addresses have no proof", () => {
  for (const key of ["t.me/shop", "1.2.3.4", "2001:4860::1"]) expect(siteProofOf({ vault }, "x", key)).toBeUndefined();
});

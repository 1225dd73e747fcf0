import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defang, defangPassage, refang } from "./defang.ts";

describe("a site's address", () => {
  test.each([
    ["https://bad.example/a.html?b=c.d", "hxxps://bad[.]example/a.html?b=c.d"],
    ["http://www.bad.example", "hxxp://www[.]bad[.]example"],
    ["bad.example", "bad[.]example"],
    ["나쁜사이트.한국/경로", "나쁜사이트[.]한국/경로"],
  ])("%s is shown as %s", (site, shown) => {
    expect(defang(site)).toBe(shown);
    expect(refang(shown)).toBe(site);
  });

  test("refanging the defanged spelling returns the site, whatever it is", () => {
    fc.assert(
      fc.property(fc.webUrl(), (site) => {
        expect(refang(defang(site))).toBe(site);
      }),
    );
  });

  test("a wallet address is unchanged", () => {
    const wallet = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
    expect(refang(wallet)).toBe(wallet);
  });
});

test("highlighted ranges are shifted with the text", () => {
  const { text, ranges } = defangPassage("https://bad.example/x", [[8, 19]]);
  expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(["bad[.]example"]);
});

test("a range over the whole text stays over the whole text", () => {
  const { text, ranges } = defangPassage("http://a.b.example", [[0, 18]]);
  expect(ranges).toEqual([[0, text.length]]);
});

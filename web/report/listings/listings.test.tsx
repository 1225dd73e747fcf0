// @vitest-environment jsdom
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn, textsIn } from "../../i18n/for-tests.ts";
import { ListingList } from "./listing-list.tsx";

test.each(LANGUAGES)("names the publisher, its words and licence, and leads to it, in %s", (language) => {
  const listing = {
    ...{ source: "Example Team", name: "Phishing feed", since: "2026-01-05", listSeq: 1, words: "<b>Fake</b> airdrop" },
    ...{ lastSeenAt: "2026-02-28T00:00:00.000Z", link: "https://lists.example/17" },
    ...{ licence: "CC BY 4.0", attribution: "Data by Example", disputedSince: "2026-02-20T00:00:00.000Z" },
  };
  render(
    <I18nextProvider i18n={i18nIn(language)}>
      <ListingList listings={[listing, { source: "owner/list" }]} normalized="shop.example" />
    </I18nextProvider>,
  );
  const t = textsIn(language);
  const [first, second] = screen.getAllByRole("listitem");
  for (const said of ["Example Team", "Phishing feed", "<b>Fake</b> airdrop", "Data by Example", "CC BY 4.0"])
    expect(first?.textContent).toContain(said);
  const link = screen.getByRole("link", { name: t(($) => $.listing.more) });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([listing.link, "nofollow ugc noopener"]);
  const disputed = t(($) => $.listing.disputed, { date: "|" }).split("|");
  for (const said of disputed) expect(first?.textContent).toContain(said);
  const object = screen.getByRole("link", { name: t(($) => $.listing.object) });
  expect(object.getAttribute("href")).toBe("/listing/objection/write?list=1&target=shop.example");
  expect(second?.textContent).toBe(`owner/list${t(($) => $.listing.undated)}`);
  document.body.innerHTML = "";
});

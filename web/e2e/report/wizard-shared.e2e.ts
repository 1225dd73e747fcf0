// Shared targets can't be reported by one click (docs/decisions/0015): the wizard says what it is, and what to give.
import type { SafeKind } from "@sb/contracts/report/codes.ts";
import { expect, test } from "../support/test.ts";
import { wizardOn } from "./wizard-steps.ts";

const SITES: readonly (readonly [SafeKind, string, name: string])[] = [
  ["EXCHANGE", "https://www.binance.com/en", "Binance"],
  ["EXPLORER", "https://etherscan.io", "etherscan.io"],
  ["AUTHORITY", "https://www.police.go.kr", ""],
  ["SERVICE", "https://metamask.io", "MetaMask"],
  ["SHARED_HOST", "https://t.me", "t.me"],
];
const WALLETS: readonly (readonly [SafeKind, string])[] = [
  ["TOKEN", "0xdac17f958d2ee523a2206206994597c13d831ec7"],
  ["EXCHANGE_WALLET", "0x28c6c06298d514db089934071355e5743bf21d60"],
  ["BURN", "0x000000000000000000000000000000000000dead"],
];

test("a shared target is named in words as it is typed, and only the page, the account or the wallet goes on", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  const said = (kind: SafeKind, name: string) => {
    const [before = "", after = ""] = t(($) => $.target.shared[kind], { name: "|" }).split("|");
    return wizard.main.getByText(name ? `${before}${name}${after}` : longest(before, after));
  };
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.SITE) }).check();
  const site = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.SITE),
  );
  for (const [kind, adrs, name] of SITES) {
    await site.fill(adrs);
    await expect(said(kind, name)).toBeVisible();
  }
  await wizard.next();
  await expect(wizard.summary()).toContainText(t(($) => $.errors.TARGET_SHARED));
  await expectAccessible(page);

  await wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.WALLET) }).check();
  const wallet = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.WALLET),
  );
  for (const [kind, adrs] of WALLETS) {
    await wallet.fill(adrs);
    await expect(said(kind, "")).toBeVisible();
  }
  await wizard.main.getByRole("radio", { name: t(($) => $.codes.declareType.SITE) }).check();
  await site.fill("https://t.me/scamroom2026");
  await expect(wizard.main.getByText(t(($) => $.target.first))).toBeVisible();
  await wizard.nextTo("story");
});

/** The part of a text that has no name in it. */
const longest = (one: string, other: string): string => (one.length > other.length ? one : other);

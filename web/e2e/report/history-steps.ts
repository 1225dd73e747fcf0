// Steps for tests of reading: creates reports, and uses the filters, which differ between desktop and phone.

import type { DeclarationInput, ReportList } from "@sb/contracts/report/wire.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";
import { unfoldFilters } from "../support/filters.ts";
import type { Member } from "../support/people.ts";
import { expect, type Page } from "../support/test.ts";

/** BIP-173's own example. */
export const WALLET = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
export const SITE = "https://fake-airdrop.example.org/claim";

/** An Ethereum address that no other test reports. */
export const newWallet = (): string =>
  `0x${(crypto.randomUUID() + crypto.randomUUID()).replaceAll("-", "").slice(0, 40)}`;

export type Filing = {
  readonly declare?: Partial<DeclarationInput["declare"]>;
  readonly additional?: DeclarationInput["additional"];
  readonly files?: readonly File[];
};

/** Files a report over the API; resolves once it can be read. */
export async function fileReport(member: Member, { declare, additional, files = [] }: Filing = {}): Promise<number> {
  const declaration = {
    declare: {
      declareType: "WALLET",
      crimeType: "FRAUD_INVESTMENT",
      chain: "BTC",
      adrs: WALLET,
      title: "Promised returns that never came",
      comment: "It began with a message and ended with an empty wallet.",
      open: "PUBLIC",
      ...declare,
    },
    ...(additional && { additional }),
    terms: ["R01", "R02"],
  } satisfies DeclarationInput;
  const form = new FormData();
  form.append("declaration", new Blob([JSON.stringify(declaration)], { type: "application/json" }));
  for (const file of files) form.append("files", file);
  const key = { "idempotency-key": crypto.randomUUID() };
  const filed = await member.call<{ dclrSeq: number }>("POST", "report", form, key);
  expect(filed.status).toBe(201);
  const seen = await member.call("GET", "report/history", undefined, seeing(filed));
  expect(seen.status).toBe(200);
  return filed.body.dclrSeq;
}

/** The server's response to the same query. */
export async function listOf(page: Page, search: Record<string, string> = {}): Promise<ReportList> {
  const answer = await page.request.get(`/sb/report/history?${new URLSearchParams(search)}`);
  return answer.json();
}

export function historyOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  return {
    main,
    keyword: main.getByRole("textbox", { name: t(($) => $.report.history.keyword) }),
    cards: main.getByRole("list", { name: t(($) => $.report.history.list) }).getByRole("article"),
    summary: main.getByRole("status").getByRole("heading", { level: 2 }),
    unfold: () => unfoldFilters(page, t),
    async choose(label: string, option: string): Promise<void> {
      await this.unfold();
      await main.getByRole("button", { name: label }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    },
  };
}

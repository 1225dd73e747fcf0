// What tests of reading need: reports that exist, and the ways through the filters that differ between desktop and phone.
import type { DeclarationInput, ReportList } from "@sb/contracts/report.ts";
import type { Texts } from "../locales/ko/index.ts";
import { expect, type Page } from "./support/test.ts";

/** BIP-173's own example. */
export const WALLET = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
export const SITE = "https://fake-airdrop.example.org/claim";

export type Filing = {
  readonly declare?: Partial<DeclarationInput["declare"]>;
  readonly additional?: DeclarationInput["additional"];
  readonly files?: readonly File[];
};

/** Files as the person who is signed in on the page, without the wizard. */
export async function fileReport(page: Page, { declare, additional, files = [] }: Filing = {}): Promise<number> {
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
  const answer = await page.request.post("/sb/report", {
    headers: { authorization: await authorizationOf(page), "idempotency-key": crypto.randomUUID() },
    multipart: form,
  });
  expect(answer.status()).toBe(201);
  const { dclrSeq } = await answer.json();
  await isListed(page, dclrSeq, answer.headers()["sb-position"] ?? "");
  return dclrSeq;
}

/** The server itself waits until its read models know of the report. */
async function isListed(page: Page, dclrSeq: number, position: string): Promise<void> {
  const seen = await page.request.get("/sb/report/history", { headers: { "sb-min-position": position } });
  expect(seen.ok(), `report ${dclrSeq} is readable`).toBe(true);
}

/** The header that the app itself sends for this person. */
async function authorizationOf(page: Page): Promise<string> {
  const sent = page.waitForRequest("**/sb/support/my-page*");
  await page.goto("/support/my-page");
  return (await (await sent).headerValue("authorization")) ?? "";
}

/** The public id of the person who is signed in on the page. */
export async function userIdOf(page: Page): Promise<string> {
  const sent = page.waitForRequest("**/sb/support/my-page*");
  await page.goto("/support/my-page");
  return new URL((await sent).url()).searchParams.get("userId") ?? "";
}

/** What the server answers to the same question. */
export async function listOf(page: Page, search: Record<string, string> = {}): Promise<ReportList> {
  const answer = await page.request.get(`/sb/report/history?${new URLSearchParams(search)}`);
  return answer.json();
}

export function historyOn(page: Page, t: Texts) {
  const main = page.getByRole("main");
  return {
    main,
    keyword: main.getByRole("textbox", { name: t.report.history.keyword }),
    cards: main.getByRole("list", { name: t.report.history.list }).getByRole("article"),
    summary: main.getByRole("status").getByRole("heading", { level: 2 }),
    /** On a phone the choices are folded. */
    async unfold(): Promise<void> {
      await expect(main.getByRole("textbox", { name: t.report.history.keyword })).toBeVisible();
      const choices = main.getByRole("group", { name: t.report.history.filters });
      if (!(await choices.isVisible())) await main.locator('[aria-expanded="false"][aria-controls$="choices"]').click();
      await expect(choices).toBeVisible();
    },
    async choose(label: string, option: string): Promise<void> {
      await this.unfold();
      await main.getByRole("button", { name: label }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    },
  };
}

// Steps of tests of notices: an admin, an editor, notices that exist, and the parts of the list.
import type { NewNotice } from "@sb/contracts/notice/wire.ts";
import type { input } from "zod";
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";
import { unfoldFilters } from "../support/filters.ts";
import type { Member } from "../support/people.ts";
import { adminOf, editorOf } from "../support/servers.ts";
import { expect, type Page } from "../support/test.ts";

export const ADMIN = adminOf("notice");
export const EDITOR = editorOf("notice");

/** A word that no other test writes. */
export const newWord = (): string => `word${crypto.randomUUID().slice(0, 8)}`;

/** Writes without the form; resolves once the notice can be read. Published unless it says otherwise. */
export async function writeNotice(admin: Member, notice: Partial<input<typeof NewNotice>>): Promise<number> {
  const body = { optionType: "NOTICE", title: "A notice", content: "Its text.", publish: true, ...notice };
  const written = await admin.call<{ seq: number }>("POST", "admin/notice", body);
  expect(written.status).toBe(201);
  expect((await admin.call("GET", "support/notice", undefined, seeing(written))).status).toBe(200);
  return written.body.seq;
}

export function noticesOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  return {
    main,
    keyword: main.getByRole("textbox", { name: t(($) => $.notice.keyword) }),
    rows: main.getByRole("list", { name: t(($) => $.notice.list) }).getByRole("article"),
    summary: main.getByRole("status").getByRole("heading", { level: 2 }),
    async choose(option: string): Promise<void> {
      const choices = await unfoldFilters(page, t);
      await choices.getByRole("button", { name: t(($) => $.notice.type) }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    },
    async clearFilters(): Promise<void> {
      const choices = await unfoldFilters(page, t);
      await choices.getByRole("button", { name: t(($) => $.common.list.clear) }).click();
    },
    async search(words: string): Promise<void> {
      await this.keyword.fill(words);
      await this.keyword.press("Enter");
    },
  };
}

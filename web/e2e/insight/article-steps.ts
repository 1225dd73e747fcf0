// Steps of tests of safer view: an editor, articles that exist, and the parts of the screens.
import type { NewSaferView } from "@sb/contracts/insight/wire.ts";
import type { input } from "zod";
import { seeing } from "../../../deploy/test/people/person.ts";
import { pictureForm } from "../../../deploy/test/people/picture.ts";
import type { Translate } from "../../i18n/texts.ts";
import { unfoldFilters } from "../support/filters.ts";
import type { Member } from "../support/people.ts";
import { editorOf } from "../support/servers.ts";
import { expect, type Page } from "../support/test.ts";

export const EDITOR = editorOf("insight");

/** A word that no other test writes. */
export const newWord = (): string => `word${crypto.randomUUID().slice(0, 8)}`;

/** Writes and publishes without the form; resolves once the article can be read. `{picture}` in it is a picture of its own. */
export async function publishArticle(editor: Member, article: input<typeof NewSaferView>): Promise<number> {
  const done = async <Body>(path: string, body: unknown) => {
    const answer = await editor.call<Body>("POST", `admin/safer-view${path}`, body);
    expect(answer.status).toBeLessThan(300);
    return answer;
  };
  const { viewSeq } = (await done<{ viewSeq: number }>("", article)).body;
  if (article.content?.includes("{picture}")) {
    const { pictureId, url } = (await done<{ pictureId: string; url: string }>("/picture", pictureForm(viewSeq))).body;
    const content = article.content.replace("{picture}", url);
    await done("/modify", { ...article, viewSeq, content, thumbnail: pictureId });
  }
  const published = await done("/publish", { viewSeq });
  expect((await editor.call("GET", "insight/safer-view", undefined, seeing(published))).status).toBe(200);
  return viewSeq;
}

export function articlesOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  return {
    main,
    keyword: main.getByRole("textbox", { name: t(($) => $.insight.keyword) }),
    rows: main.getByRole("list", { name: t(($) => $.insight.list) }).getByRole("article"),
    summary: main.getByRole("status").getByRole("heading", { level: 2 }),
    async search(words: string): Promise<void> {
      await this.keyword.fill(words);
      await this.keyword.press("Enter");
    },
    async chooseCategory(option: string): Promise<void> {
      const choices = await unfoldFilters(page, t);
      await choices.getByRole("button", { name: t(($) => $.insight.category) }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    },
  };
}

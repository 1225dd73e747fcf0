// Steps of tests of the editors' articles: an editor, articles that exist, and the parts of the screens.

import type { JSHandle } from "@playwright/test";
import type { AdminSaferViewView, NewSaferView } from "@sb/contracts/insight/wire.ts";
import type { input } from "zod";
import type { Translate } from "../../i18n/texts.ts";
import type { Member } from "../support/people.ts";
import { editorOf } from "../support/servers.ts";
import { expect, type Page } from "../support/test.ts";

export const EDITOR = editorOf("articles");

/** A word that no other test writes. */
export const newWord = (): string => `word${crypto.randomUUID().slice(0, 8)}`;

/** Writes a draft without the form. */
export async function writeArticle(editor: Member, article: input<typeof NewSaferView>): Promise<number> {
  const written = await editor.call<{ viewSeq: number }>("POST", "admin/safer-view", article);
  expect(written.status).toBe(201);
  return written.body.viewSeq;
}

/** Saves as another editor would, who has it open too. */
export async function saveElsewhere(editor: Member, viewSeq: number, title: string): Promise<void> {
  // The page's own write may not be there yet: then this one is refused as too old.
  await expect(async () => {
    const { body } = await editor.call<AdminSaferViewView>("GET", `admin/safer-view/${viewSeq}`);
    const { category, language, content, version } = body;
    const change = { viewSeq, category, language, content, version, title };
    expect((await editor.call("POST", "admin/safer-view/modify", change)).status).toBe(200);
  }).toPass({ timeout: 15_000 });
}

export function articleOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  return {
    main,
    rows: main.getByRole("list", { name: t(($) => $.articles.list) }).getByRole("article"),
    title: main
      .getByLabel(
        t(($) => $.articles.titleField),
        { exact: false },
      )
      .first(),
    content: main.getByRole("textbox", { name: t(($) => $.articles.content) }),
    preview: main.getByRole("region", { name: t(($) => $.articles.preview) }),
    pictures: main.getByRole("list", { name: t(($) => $.articles.pictures.heading) }).getByRole("listitem"),
    url: main.getByLabel(t(($) => $.articles.pictures.url)),
    fetch: button(t(($) => $.articles.pictures.fetch)),
    save: button(t(($) => $.articles.save)),
    saveDraft: button(t(($) => $.articles.saveDraft)),
    publish: button(t(($) => $.articles.publish)),
  };
}

/** A picture of 2,000 × 1,500 pixels, drawn in the page, as files that were dropped or pasted. */
export const pictureOn = (page: Page, name: string) =>
  page.evaluateHandle(async (fileName) => {
    const canvas = new OffscreenCanvas(2_000, 1_500);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "navy";
    context.fillRect(100, 100, 900, 700);
    const transfer = new DataTransfer();
    transfer.items.add(new File([await canvas.convertToBlob({ type: "image/png" })], fileName, { type: "image/png" }));
    return transfer;
  }, name);

/** The bytes of the file in it. */
export const bytesOf = (picture: JSHandle<DataTransfer>): Promise<number[]> =>
  picture.evaluate(async ({ files: [file] }) => [...new Uint8Array((await file?.arrayBuffer()) ?? [])]);

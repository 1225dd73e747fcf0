// The error dialog.
import { expect, type Page } from "@playwright/test";
import type { Translate } from "../../i18n/texts.ts";

/** Expects the dialog with `text` and closes it, which refetches what failed. */
export async function closeErrorDialog(page: Page, t: Translate, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: t(($) => $.messages.dialog.title) });
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: t(($) => $.common.confirm) }).click();
  await expect(dialog).toBeHidden();
}

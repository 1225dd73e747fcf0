import { expect, test, vi } from "vitest";
import type { DraftContent } from "../form/draft.ts";
import { filled } from "../form/filled.ts";
import type { DraftChanged, Saved, StoredDraft } from "./context.ts";
import { SAVED, SAVED_AT, startWizard } from "./harness.ts";

const TITLE = "declare.title";
const OTHER: StoredDraft = {
  content: {
    draftId: "other",
    step: "assets",
    furthest: "assets",
    values: filled({ [TITLE]: "the other's" }),
    happened: "EARLIER",
    isWidened: false,
  },
  savedAt: SAVED_AT,
  revision: "r-other",
};

type Save = (content: DraftContent, revision: string | undefined) => Promise<Saved | DraftChanged>;

/** Somebody writes, and another tab has saved the draft meanwhile. */
async function writeAgainst(other: StoredDraft | undefined, effects: Parameters<typeof startWizard>[0] = {}) {
  const saveDraft = vi.fn<Save>().mockResolvedValueOnce({ other }).mockResolvedValue(SAVED);
  const wizard = startWizard({ ...effects, saveDraft });
  await wizard.filling();
  wizard.type(TITLE, "mine");
  wizard.clock.increment(1_000);
  await wizard.until((snapshot) => snapshot.matches({ filling: { draft: "changed" } }));
  return { wizard, saveDraft };
}

test("the later writer is asked, and nothing is saved meanwhile", async () => {
  const { wizard, saveDraft } = await writeAgainst(OTHER);
  wizard.type(TITLE, "still mine");
  wizard.clock.increment(10_000);
  expect(saveDraft).toHaveBeenCalledTimes(1);
  expect(wizard.context()).toMatchObject({ changed: { other: OTHER }, unsaved: true });
});

test("keeping this page's saves it over the other", async () => {
  const { wizard, saveDraft } = await writeAgainst(OTHER);
  wizard.send({ type: "draft.kept" });
  await wizard.until(({ context }) => context.revision === SAVED.revision);
  expect(saveDraft.mock.lastCall?.[1]).toBe("r-other");
  expect(saveDraft.mock.lastCall?.[0].values.fields[TITLE]).toBe("mine");
  expect(wizard.context()).toMatchObject({ changed: undefined, unsaved: false });
});

test("leaving a field, which looks for personal information, does not forget the question", async () => {
  const { wizard, saveDraft } = await writeAgainst(OTHER);
  wizard.send({ type: "field.blurred", place: TITLE });
  expect(wizard.now().matches({ filling: { draft: "changed" } })).toBe(true);
  wizard.send({ type: "draft.kept" });
  await wizard.until(({ context }) => context.revision === SAVED.revision);
  expect(saveDraft.mock.lastCall?.[1]).toBe("r-other");
});

test("taking the other's continues it, with its files", async () => {
  const file = new File(["x"], "x.txt");
  const findFiles = vi.fn(async () => [{ id: "kept", file }]);
  const { wizard } = await writeAgainst(OTHER, { findFiles });
  wizard.send({ type: "draft.taken" });
  await wizard.filling();
  expect(findFiles).toHaveBeenCalledWith("other");
  expect(wizard.context()).toMatchObject({ ...OTHER.content, revision: "r-other", changed: undefined, touched: false });
  expect(wizard.context().attached.files).toMatchObject([{ id: "kept", original: file }]);
});

test("where the other was filed, this page's is saved as a new draft, or left for an empty form", async () => {
  const kept = await writeAgainst(undefined);
  kept.wizard.send({ type: "draft.kept" });
  await kept.wizard.until(({ context }) => context.revision === SAVED.revision);
  expect(kept.saveDraft.mock.lastCall?.[1]).toBeUndefined();
  const left = await writeAgainst(undefined);
  left.wizard.send({ type: "draft.taken" });
  await left.wizard.filling();
  expect(left.wizard.context()).toMatchObject({ step: "start", changed: undefined, touched: false });
});

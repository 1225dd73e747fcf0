import { describe, expect, test, vi } from "vitest";
import { filled } from "../form/filled.ts";
import { BLANK } from "../form/values.ts";
import type { Saved, StoredDraft } from "./context.ts";
import { SAVED, SAVED_AT, startWizard } from "./harness.ts";

const EARLIER = { happened: "EARLIER", isWidened: false } as const;
const STORED: StoredDraft = {
  content: { draftId: "old", step: "assets", furthest: "files", values: filled(), ...EARLIER },
  savedAt: "2026-02-28T01:00:00.000Z",
  revision: "r-0",
};
const withDraft = { findDraft: async () => STORED };
const TITLE = "declare.title";

describe("on entry", () => {
  test("without a draft, the form opens empty", async () => {
    const wizard = startWizard();
    await wizard.filling();
    expect(wizard.context()).toMatchObject({ step: "start", values: BLANK, touched: false });
  });

  test("offers a draft and continues on its screen", async () => {
    const wizard = startWizard(withDraft);
    await wizard.until((snapshot) => snapshot.matches({ entering: "askingDraft" }));
    wizard.send({ type: "draft.continued" });
    expect(wizard.context()).toMatchObject({ ...STORED.content, savedAt: STORED.savedAt, touched: false });
  });

  test("starting over deletes the draft", async () => {
    const wizard = startWizard(withDraft);
    await wizard.until((snapshot) => snapshot.matches({ entering: "askingDraft" }));
    wizard.send({ type: "draft.discarded" });
    await wizard.filling();
    expect(wizard.calls).toContain("dropDraft");
    expect(wizard.context()).toMatchObject({ values: BLANK, revision: undefined });
  });

  test("the first question can be answered while a draft is looked for, and leads on once there is none", async () => {
    const wizard = startWizard();
    wizard.send({ type: "happened.answered", happened: "EARLIER" });
    expect(wizard.context()).toMatchObject({ step: "start", happened: "EARLIER" });
    await wizard.filling();
    expect(wizard.context()).toMatchObject({ step: "category", furthest: "category", touched: false });
  });

  test("a draft goes before such an answer, which is kept for who starts over", async () => {
    const answered = async () => {
      const wizard = startWizard(withDraft);
      wizard.send({ type: "happened.answered", happened: "NOW" });
      await wizard.until((snapshot) => snapshot.matches({ entering: "askingDraft" }));
      return wizard;
    };
    const continued = await answered();
    continued.send({ type: "draft.continued" });
    expect(continued.context()).toMatchObject(STORED.content);
    const startedOver = await answered();
    startedOver.send({ type: "draft.discarded" });
    await startedOver.filling();
    expect(startedOver.context()).toMatchObject({ values: BLANK, happened: "NOW", step: "emergency" });
  });

  test("a failed draft lookup can be retried", async () => {
    const findDraft = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
    const wizard = startWizard({ findDraft });
    await wizard.until((snapshot) => snapshot.matches({ entering: "failed" }));
    wizard.send({ type: "load.retried" });
    await wizard.filling();
    expect(findDraft).toHaveBeenCalledTimes(2);
  });
});

describe("while writing", () => {
  test("saves once, after a second without input", async () => {
    const wizard = startWizard();
    await wizard.filling();
    wizard.type(TITLE, "a");
    wizard.clock.increment(900);
    wizard.type(TITLE, "ab");
    wizard.clock.increment(900);
    expect(wizard.calls).toEqual([]);
    wizard.clock.increment(100);
    await wizard.until(({ context }) => context.savedAt === SAVED_AT);
    expect(wizard.calls).toEqual(["saveDraft"]);
    expect(wizard.context().unsaved).toBe(false);
  });

  test("saves at once when the page is hidden", async () => {
    const wizard = startWizard();
    await wizard.filling();
    wizard.type(TITLE, "a");
    wizard.send({ type: "page.hidden" });
    expect(wizard.calls).toEqual(["saveDraft"]);
  });

  test("input during a save is saved after it, never in parallel", async () => {
    let finish: (saved: Saved) => void = () => undefined;
    const saveDraft = vi.fn(() => new Promise<Saved>((resolve) => (finish = resolve)));
    const wizard = startWizard({ saveDraft });
    await wizard.filling();
    wizard.type(TITLE, "a");
    wizard.clock.increment(1_000);
    wizard.type(TITLE, "ab");
    wizard.clock.increment(10_000);
    expect(saveDraft).toHaveBeenCalledTimes(1);
    finish(SAVED);
    await wizard.until((snapshot) => snapshot.matches({ filling: { draft: "quiet" } }));
    wizard.clock.increment(1_000);
    expect(saveDraft).toHaveBeenCalledTimes(2);
  });

  test("a failed save keeps the input and is retried, at once when the network is restored", async () => {
    const saveDraft = vi.fn().mockRejectedValue(new Error("offline"));
    const wizard = startWizard({ saveDraft });
    const failed = () => wizard.until((snapshot) => snapshot.matches({ filling: { draft: "failed" } }));
    await wizard.filling();
    wizard.type(TITLE, "kept");
    wizard.clock.increment(1_000);
    await failed();
    expect(wizard.context()).toMatchObject({ unsaved: true, savedAt: undefined });
    wizard.clock.increment(5_000);
    await failed();
    saveDraft.mockResolvedValue(SAVED);
    wizard.send({ type: "network.restored" });
    await wizard.until(({ context }) => context.savedAt === SAVED_AT);
    expect(saveDraft).toHaveBeenCalledTimes(3);
    expect(wizard.context().values.fields[TITLE]).toBe("kept");
  });

  test("does not save an empty form, nor files and consent", async () => {
    const wizard = startWizard();
    await wizard.filling();
    wizard.send({ type: "files.added", files: [new File(["x"], "x.txt")] });
    wizard.send({ type: "terms.agreed", agreed: true });
    wizard.clock.increment(10_000);
    expect(wizard.calls).toEqual([]);
    expect(wizard.context().touched).toBe(true);
  });

  test("saves a form that was emptied after a save", async () => {
    const wizard = startWizard();
    await wizard.filling();
    wizard.type(TITLE, "a");
    wizard.clock.increment(1_000);
    await wizard.until(({ context }) => context.savedAt === SAVED_AT);
    wizard.type(TITLE, "");
    wizard.clock.increment(1_000);
    expect(wizard.calls).toEqual(["saveDraft", "saveDraft"]);
  });
});

import { expect, test, vi } from "vitest";
import type { DraftContent } from "../form/draft.ts";
import { filled } from "../form/filled.ts";
import type { Leaving, LeftFor } from "./actors.ts";
import { SAVED_AT, startWizard } from "./harness.ts";

const CONTENT: DraftContent = {
  draftId: "visitor",
  step: "review",
  furthest: "review",
  happened: "NOW",
  isWidened: false,
  values: filled({ "declare.comment": "I sent it this morning.", "declare.adrs": "just-gone.shop.example" }),
};

async function onReview(leaveToLogIn: (leaving: Leaving) => Promise<LeftFor>) {
  const findDraft = async () => ({ content: CONTENT, savedAt: SAVED_AT, revision: "on the device", isResumed: true });
  const wizard = startWizard({ findDraft, leaveToLogIn });
  await wizard.filling();
  return wizard;
}

test("who comes back from the login goes on at the review, without being asked", async () => {
  const saveDraft = vi.fn(async () => ({ savedAt: SAVED_AT, revision: "r-1" }));
  const findDraft = async () => ({ content: CONTENT, savedAt: SAVED_AT, revision: undefined, isResumed: true });
  const wizard = startWizard({ findDraft, saveDraft });
  await wizard.filling();
  expect(wizard.context()).toMatchObject({ step: "review", draftId: "visitor", values: CONTENT.values, unsaved: true });
  wizard.clock.increment(1_000);
  await wizard.until(({ context }) => context.revision === "r-1");
  expect(saveDraft).toHaveBeenCalledOnce();
});

test("a visitor leaves from the review, and the page they come back to is as it was", async () => {
  const wizard = await onReview(async () => "LEFT");
  wizard.send({ type: "login.wanted" });
  await wizard.until((snapshot) => snapshot.matches({ leaving: "gone" }));
  wizard.send({ type: "page.restored" });
  expect(wizard.now().matches("filling")).toBe(true);
  expect(wizard.context()).toMatchObject({ step: "review", values: CONTENT.values });
});

test.each<[LeftFor, boolean]>([
  ["STAYED", false],
  ["FILES_NOT_KEPT", true],
])("%s: the visitor stays on the review", async (left, filesNotKept) => {
  const wizard = await onReview(async () => left);
  wizard.send({ type: "login.wanted" });
  await wizard.filling();
  expect(wizard.context()).toMatchObject({ step: "review", filesNotKept });
});

test("there is nothing to log in for before the review", async () => {
  const wizard = startWizard();
  await wizard.begun("NOW");
  expect(wizard.can({ type: "login.wanted" })).toBe(false);
});

test("who came for what to do at once begins there", async () => {
  const wizard = startWizard({}, { kind: "new", happened: "NOW" });
  await wizard.filling();
  expect(wizard.context()).toMatchObject({ step: "emergency", happened: "NOW", touched: false });
  wizard.send({ type: "step.back" });
  expect(wizard.context().step).toBe("start");
});

import { afterEach, expect, test } from "vitest";
import { closeModal, closePageModals, modalStack, openModal } from "./modals.ts";

afterEach(() => {
  for (const modal of modalStack()) modal.close(undefined);
});

test("dialogs stand on one another, and answer what they are closed with", async () => {
  const below = openModal("below", () => null);
  const above = openModal("above", () => null);
  expect(modalStack().map(({ key }) => key)).toEqual(["below", "above"]);
  modalStack()[1]?.close("yes");
  expect(await above).toBe("yes");
  modalStack()[0]?.close("no");
  expect(await below).toBe("no");
  expect(modalStack()).toEqual([]);
});

test("the same dialog twice is the one that is open", () => {
  const first = openModal("one", () => null);
  const second = openModal("one", () => null);
  expect(second).toBe(first);
  expect(modalStack()).toHaveLength(1);
});

test("a dialog whose question is settled elsewhere is closed, unanswered", async () => {
  const question = openModal("question", () => null);
  closeModal("none such");
  closeModal("question");
  expect(await question).toBeUndefined();
  expect(modalStack()).toEqual([]);
});

test("another page closes what belonged to the one before, unanswered", async () => {
  const question = openModal("question", () => null);
  void openModal("told", () => null, { outlivesPage: true });
  closePageModals();
  expect(await question).toBeUndefined();
  expect(modalStack().map(({ key }) => key)).toEqual(["told"]);
});

import { afterEach, expect, test } from "vitest";
import { closeModal, closePageModals, modalStack, openModal } from "./modals.ts";

afterEach(() => {
  for (const modal of modalStack()) modal.close(undefined);
});

test("dialogs stack, and each resolves with what it was closed with", async () => {
  const below = openModal("below", () => null);
  const above = openModal("above", () => null);
  expect(modalStack().map(({ key }) => key)).toEqual(["below", "above"]);
  modalStack()[1]?.close("yes");
  expect(await above).toBe("yes");
  modalStack()[0]?.close("no");
  expect(await below).toBe("no");
  expect(modalStack()).toEqual([]);
});

test("opening the same key twice keeps the open dialog", () => {
  const first = openModal("one", () => null);
  const second = openModal("one", () => null);
  expect(second).toBe(first);
  expect(modalStack()).toHaveLength(1);
});

test("closing a dialog by its key resolves it with undefined", async () => {
  const question = openModal("question", () => null);
  closeModal("none such");
  closeModal("question");
  expect(await question).toBeUndefined();
  expect(modalStack()).toEqual([]);
});

test("navigation closes the page's dialogs and resolves them with undefined", async () => {
  const question = openModal("question", () => null);
  void openModal("told", () => null, { outlivesPage: true });
  closePageModals();
  expect(await question).toBeUndefined();
  expect(modalStack().map(({ key }) => key)).toEqual(["told"]);
});

import { LIMITS } from "@sb/contracts/limits.ts";
import { expect, test } from "vitest";
import { type HidePopup, type PopupsState, popupsDecider } from "./popups.ts";

const at = "2026-03-01T09:00:00.000Z";
const hide = (changes: Partial<HidePopup> = {}): HidePopup => ({
  type: "Hide",
  userId: "u-1",
  seq: 7,
  until: "2026-03-01T15:00:00.000Z",
  at,
  ...changes,
});
const after = (state: PopupsState, command: HidePopup) =>
  popupsDecider.decide(command, state).reduce(popupsDecider.evolve, state);
const none = popupsDecider.initialState;

test("a popup is hidden until the end of the person's day", () => {
  expect(after(none, hide()).hidden).toEqual([{ seq: 7, until: "2026-03-01T15:00:00.000Z" }]);
});

test("not for longer than a day", () => {
  const { hidden } = after(none, hide({ until: "2099-01-01T00:00:00.000Z" }));
  expect(hidden).toEqual([{ seq: 7, until: "2026-03-02T11:00:00.000Z" }]);
});

test("what is hidden, or lies in the past, needs no event", () => {
  const state = after(none, hide());
  expect(popupsDecider.decide(hide({ until: "2026-03-01T16:00:00.000Z" }), state)).toEqual([]);
  expect(popupsDecider.decide(hide({ until: at }), none)).toEqual([]);
});

test("the next day it can be hidden again", () => {
  const tomorrow = hide({ at: "2026-03-02T09:00:00.000Z", until: "2026-03-02T15:00:00.000Z" });
  expect(after(after(none, hide()), tomorrow).hidden).toEqual([{ seq: 7, until: tomorrow.until }]);
});

test("so many are kept at most, the newest", () => {
  const many = Array.from({ length: LIMITS.popupsHidden + 3 }, (_, seq) => hide({ seq }));
  const { hidden } = many.reduce(after, none);
  expect(hidden).toHaveLength(LIMITS.popupsHidden);
  expect(hidden.at(-1)?.seq).toBe(LIMITS.popupsHidden + 2);
});

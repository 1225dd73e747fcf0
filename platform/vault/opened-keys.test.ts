import { expect, it, vi } from "vitest";
import { createOpenedKeys } from "./opened-keys.ts";

const unwrapping = () => vi.fn((_name: string, wrapped: string) => new TextEncoder().encode(wrapped));

it("unwraps a key once a minute", () => {
  let now = 1;
  const opened = createOpenedKeys(() => now);
  const unwrap = unwrapping();
  const open = () => opened.get("a", "wrapped", unwrap);
  open();
  now += 60_000;
  open();
  expect(unwrap).toHaveBeenCalledTimes(1);
  now += 1;
  open();
  expect(unwrap).toHaveBeenCalledTimes(2);
});

it("never gives one wrapped key for another", () => {
  const opened = createOpenedKeys();
  const unwrap = unwrapping();
  expect(opened.get("a", "first", unwrap)).not.toEqual(opened.get("a", "second", unwrap));
  expect(opened.get("b", "first", unwrap)).toEqual(opened.get("a", "first", unwrap));
  expect(unwrap).toHaveBeenCalledTimes(3);
});

it("holds a thousand keys and forgets first what was not used for longest", () => {
  const opened = createOpenedKeys();
  const unwrap = unwrapping();
  const open = (name: string) => opened.get(name, "wrapped", unwrap);
  for (let i = 0; i < 1_000; i += 1) open(`${i}`);
  open("0");
  open("1000");
  unwrap.mockClear();
  open("0");
  open("1000");
  expect(unwrap).not.toHaveBeenCalled();
  open("1");
  expect(unwrap).toHaveBeenCalledTimes(1);
});

it("forgets all when told to", () => {
  const opened = createOpenedKeys();
  const unwrap = unwrapping();
  opened.get("a", "wrapped", unwrap);
  opened.clear();
  opened.get("a", "wrapped", unwrap);
  expect(unwrap).toHaveBeenCalledTimes(2);
});

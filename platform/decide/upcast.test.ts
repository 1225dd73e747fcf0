import { expect, it } from "vitest";
import { upcast } from "./upcast.ts";

const event = (type: string, version: number) => ({ type, version, data: {} });

it("leaves an event of today's shape as it is", () => {
  const today = event("Filed", 2);
  expect(upcast(today, { "Filed@1": () => event("Filed", 2) })).toBe(today);
});

it("goes from version to version, and to another name", () => {
  const upcasters = {
    "Filed@1": () => event("Filed", 2),
    "Filed@2": () => event("Reported", 1),
  };
  expect(upcast(event("Filed", 1), upcasters)).toEqual(event("Reported", 1));
});

it("notices an upcaster that leads nowhere", () => {
  expect(() => upcast(event("Filed", 1), { "Filed@1": (same) => same })).toThrow("leads nowhere");
});

import { expect, test } from "vitest";
import { createCards } from "./cards.ts";

const cards = () => createCards(new URL("./tells-its-number.fixture.ts", import.meta.url));

const draw = async ({ draw }: ReturnType<typeof createCards>, title = ""): Promise<number> => {
  const words = { tone: "plain", brand: "Safer Block", title, facts: [] } as const;
  return Number(new TextDecoder().decode(await draw({ words, language: "en" })));
};

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("one process draws card after card; where it ended between two, another draws the next", async () => {
  const drawing = cards();
  const first = await draw(drawing);
  expect(await draw(drawing)).toBe(first);
  process.kill(first, "SIGKILL");
  await expect.poll(() => isThere(first)).toBe(false);
  expect(await draw(drawing)).not.toBe(first);
});

test("a card that breaks the process is an error, and the next is drawn", async () => {
  const drawing = cards();
  await expect(draw(drawing, "broken")).rejects.toThrow("The process ended without a card");
  expect(await draw(drawing)).toBeGreaterThan(0);
});

test("no more wait than may", async () => {
  const drawing = cards();
  const all = await Promise.allSettled(Array.from({ length: 18 }, () => draw(drawing)));
  expect(all.slice(0, 17).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(all[17]).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
});

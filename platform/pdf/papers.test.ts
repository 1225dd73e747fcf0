import { expect, test } from "vitest";
import type { Paper } from "./paper.ts";
import { createPapers } from "./papers.ts";
import { wordsOf } from "./testing.ts";

const PAPER: Paper = {
  language: "en",
  madeAt: "2026-03-01T09:00:00.000Z",
  brand: "Safer Block",
  title: "A title",
  qr: { url: "https://sb.example", caption: "sb.example" },
  blocks: [],
  foot: "foot",
  speltNote: "spelt",
  cutNote: "cut",
};
const fixture = (name: string) => new URL(`./${name}.fixture.ts`, import.meta.url);

test("a thread draws the paper", async () => {
  expect(await wordsOf(await createPapers().draw(PAPER))).toContain("Atitle");
});

test("a paper that takes too long, or too much memory, is refused", async () => {
  const late = createPapers({ program: fixture("never-draws"), timeoutMs: 100 });
  await expect(late.draw(PAPER)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const large = createPapers({ program: fixture("takes-memory"), memoryMb: 16 });
  await expect(large.draw(PAPER)).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("one that breaks the thread is an error, and the next is drawn", async () => {
  const papers = createPapers({ program: fixture("draws-once-broken") });
  await expect(papers.draw({ ...PAPER, title: "broken" })).rejects.toThrow("broken");
  expect(await papers.draw(PAPER)).toHaveLength(1);
});

test("the thread ends when nothing is drawn for a while, and another one draws the next", async () => {
  const papers = createPapers({ program: fixture("draws-its-number"), idleMs: 50 });
  const threads: number[] = [];
  const draw = async () => threads.push((await papers.draw(PAPER))[0] ?? -1);
  await draw();
  await draw();
  expect(new Set(threads).size).toBe(1);
  await expect.poll(async () => (await draw()) && new Set(threads).size, { interval: 200, timeout: 20_000 }).toBe(2);
});

test("no more wait than may", async () => {
  const papers = createPapers({ program: fixture("draws-once-broken"), waiting: 1 });
  const [first, second, third] = await Promise.allSettled([papers.draw(PAPER), papers.draw(PAPER), papers.draw(PAPER)]);
  expect([first?.status, second?.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(third).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
});

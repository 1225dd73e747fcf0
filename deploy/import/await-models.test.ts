import { subjects } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";
import { awaitModels, eventsBehind } from "./await-models.ts";

const MODELS = subjects.flatMap(({ models }) => models).length;

/** A log of ten events; all models stand where `at` says at each look, which asks each of them. */
function openStores(at: readonly number[]) {
  let asked = 0;
  const position = () => at[Math.min(Math.floor(asked / MODELS), at.length - 1)] ?? 0;
  const textOf = (number: number) => String(number).padStart(16, "0");
  return {
    eventStore: { head: async () => textOf(10), countAfter: async (after: string) => 10 - Number(after) },
    readStore: {
      checkpoint: async () => textOf(position()),
      async whenReached(_model: string, wanted: string) {
        const reached = textOf(position()) >= wanted;
        asked += 1;
        return reached;
      },
    },
  };
}

function openProgress() {
  const shown: string[] = [];
  return { shown, progress: { show: (text: string) => void shown.push(text), print: () => undefined } };
}

const PATIENCE = { look: 1, looks: 3 };

test("waits while the models come closer, and says how far they are", async () => {
  const { shown, progress } = openProgress();
  const line = await awaitModels(openStores([0, 0, 4, 10]), progress, PATIENCE);
  expect(line).toMatch(/hold all of it/);
  expect(shown[0]).toBe("the read models are 10 events behind …");
  expect(shown.at(-1)).not.toBe(shown[0]);
});

test("gives up where they stand still", async () => {
  const { progress } = openProgress();
  expect(await awaitModels(openStores([7]), progress, PATIENCE)).toMatch(/are 3 events behind and do not move/);
});

test("counts for the model that is furthest behind", async () => {
  const { eventStore } = openStores([]);
  const positions = ["8", "3"];
  const readStore = { checkpoint: async () => positions.pop() ?? "9", whenReached: async () => false };
  expect(await eventsBehind({ eventStore, readStore })).toBe(7);
});

// The contract of every search engine adapter. An adapter's test calls `testSearchEngine` with a place of its own.
import { beforeEach, describe } from "vitest";
import { testAddresses } from "./addresses.ts";
import { testAnyText } from "./any-text.ts";
import { testAttach } from "./attach.ts";
import { testGroups } from "./groups.ts";
import { testIndexes } from "./indexes.ts";
import { testLists } from "./lists.ts";
import { testOlder } from "./older.ts";
import { testPromotion } from "./promotion.ts";
import { testReady } from "./ready.ts";
import { testScripts } from "./scripts.ts";
import { testTyped } from "./typed.ts";
import { testWords } from "./words.ts";
import { type CreatePlace, ENTRIES, NOTICES } from "./world.ts";
import { testWrites } from "./writes.ts";

export type { CreatePlace } from "./world.ts";
export const CONTRACT_SCHEMAS = [ENTRIES, NOTICES];

/** By the name of a case that the engine can't meet, the reason. It is skipped under its name, with the reason. */
export type Skips = Readonly<Record<string, string>>;

export function testSearchEngine(name: string, createPlace: CreatePlace, skips: Skips = {}): void {
  describe(`search engine: ${name}`, () => {
    beforeEach(({ task, skip }) => {
      const reason = skips[task.name];
      if (reason !== undefined) skip(reason);
    });
    testWrites(createPlace);
    testGroups(createPlace);
    testIndexes(createPlace);
    testPromotion(createPlace);
    testReady(createPlace);
    testOlder(createPlace);
    testAttach(createPlace);
    testAddresses(createPlace);
    testWords(createPlace);
    testScripts(createPlace);
    testTyped(createPlace);
    testLists(createPlace);
    testAnyText(createPlace);
  });
}

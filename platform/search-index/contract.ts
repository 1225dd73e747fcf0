// What every search engine adapter must do. An adapter's test calls `testSearchEngine` with a place of its own.
import { beforeEach, describe } from "vitest";
import { testAddresses } from "./contract-addresses.ts";
import { testAnyText } from "./contract-any-text.ts";
import { testAttach } from "./contract-attach.ts";
import { testGroups } from "./contract-groups.ts";
import { testIndexes } from "./contract-indexes.ts";
import { testLists } from "./contract-lists.ts";
import { testOlder } from "./contract-older.ts";
import { testPromotion } from "./contract-promotion.ts";
import { testReady } from "./contract-ready.ts";
import { testScripts } from "./contract-scripts.ts";
import { testWords } from "./contract-words.ts";
import { type CreatePlace, ENTRIES, NOTICES } from "./contract-world.ts";
import { testWrites } from "./contract-writes.ts";

export type { CreatePlace, Place } from "./contract-world.ts";
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
    testLists(createPlace);
    testAnyText(createPlace);
  });
}

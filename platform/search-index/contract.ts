// What every search engine adapter must do. An adapter's test calls `testSearchEngine` with a place of its own.
import { describe } from "vitest";
import { testAddresses } from "./contract-addresses.ts";
import { testAnyText } from "./contract-any-text.ts";
import { testAttach } from "./contract-attach.ts";
import { testGroups } from "./contract-groups.ts";
import { testIndexes } from "./contract-indexes.ts";
import { testLists } from "./contract-lists.ts";
import { testOlder } from "./contract-older.ts";
import { testPromotion } from "./contract-promotion.ts";
import { testScripts } from "./contract-scripts.ts";
import { testWords } from "./contract-words.ts";
import { type CreatePlace, ENTRIES, NOTICES } from "./contract-world.ts";
import { testWrites } from "./contract-writes.ts";

export type { CreatePlace, Place } from "./contract-world.ts";
export const CONTRACT_SCHEMAS = [ENTRIES, NOTICES];

export function testSearchEngine(name: string, createPlace: CreatePlace): void {
  describe(`search engine: ${name}`, () => {
    testWrites(createPlace);
    testGroups(createPlace);
    testIndexes(createPlace);
    testPromotion(createPlace);
    testOlder(createPlace);
    testAttach(createPlace);
    testAddresses(createPlace);
    testWords(createPlace);
    testScripts(createPlace);
    testLists(createPlace);
    testAnyText(createPlace);
  });
}

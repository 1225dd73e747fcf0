// What every search index adapter must do. An adapter's test calls `testSearchIndex` with a place of its own.
import { describe } from "vitest";
import { testAddresses } from "./contract-addresses.ts";
import { testAnyText } from "./contract-any-text.ts";
import { testLists } from "./contract-lists.ts";
import { testScripts } from "./contract-scripts.ts";
import { testWords } from "./contract-words.ts";
import type { CreatePlace } from "./contract-world.ts";
import { testWrites } from "./contract-writes.ts";

export type { CreatePlace, Place } from "./contract-world.ts";

export function testSearchIndex(name: string, createPlace: CreatePlace): void {
  describe(`search index: ${name}`, () => {
    testWrites(createPlace);
    testAddresses(createPlace);
    testWords(createPlace);
    testScripts(createPlace);
    testLists(createPlace);
    testAnyText(createPlace);
  });
}

// What answers to visitors are made from, in one word that changes as soon as they may.
import { ACCOUNT_PROJECTION } from "@sb/contracts/account-model.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report-model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchIndex } from "@sb/platform/search-index/port.ts";

/** `anew`: as it is now; else it may be as it was earlier in this turn of the event loop. */
export type StateOf = (anew: boolean) => Promise<string>;

type Sources = {
  readonly readStore: Pick<ReadStore, "checkpoint">;
  readonly searchIndex: Pick<SearchIndex, "checkpoint">;
  readonly clock: () => string;
};

/** How far the models are that public answers are made from, and the day, which the charts end with. */
export function publicState({ readStore, searchIndex, clock }: Sources): StateOf {
  return onceATurn(async () => {
    const positions = await Promise.all([
      readStore.checkpoint(REPORT_MODEL),
      readStore.checkpoint(ACCOUNT_PROJECTION),
      searchIndex.checkpoint(REPORT_INDEX),
    ]);
    return [clock().slice(0, 10), ...positions].join(" ");
  });
}

/** Under load, requests come many to a turn of the event loop: one look is enough for all of them. */
function onceATurn(look: () => Promise<string>): StateOf {
  let looked: Promise<string> | undefined;
  return (anew) => {
    if (looked && !anew) return looked;
    if (!looked) {
      setImmediate(() => {
        looked = undefined;
      });
    }
    looked = look();
    return looked;
  };
}

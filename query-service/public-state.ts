// What answers to visitors are made from, in one word that changes as soon as they may.
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchIndex } from "@sb/platform/search-index/port.ts";

/**
 * As it is now for who names a position: the models have reached it only just. For others it may be as it was earlier in
 * this turn of the event loop: under load, requests come many to a turn, and one look is enough for all of them.
 */
export type StateOf = (request: { readonly minPosition: Position | undefined }) => Promise<string>;

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
      readStore.checkpoint(ACCOUNT_MODEL),
      searchIndex.checkpoint(REPORT_INDEX),
    ]);
    return [clock().slice(0, 10), ...positions].join(" ");
  });
}

function onceATurn(look: () => Promise<string>): StateOf {
  let looked: Promise<string> | undefined;
  return ({ minPosition }) => {
    if (looked && minPosition === undefined) return looked;
    if (!looked) {
      setImmediate(() => {
        looked = undefined;
      });
    }
    looked = look();
    return looked;
  };
}

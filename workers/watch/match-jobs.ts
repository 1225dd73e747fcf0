// Which events about reports watches may be on: a public report, a request to delete one, a removal after a request. Entries
// of published lists are no reports by people.
import {
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
} from "@sb/contracts/report/events.ts";
import { WatchMatch } from "@sb/contracts/watch/jobs.ts";
import { targetTopic } from "@sb/contracts/watch/topics.ts";
import { watchedAs } from "@sb/knowledge/address/same-wallet.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

export type WatchMatchesDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly vault: Pick<Vault, "mac">;
  readonly eventStore: Pick<EventStore, "head">;
};

type Handled = DeclarationFiled | DeclarationModified | DeletionRequested | DeletionRequestAccepted;
type Found = Pick<ReturnType<(typeof WatchMatch)["payload"]["parse"]>, "occasion" | "topic" | "also" | "was">;

export const watchMatchesSubscription = ({ jobs, vault, eventStore }: WatchMatchesDeps): Subscription =>
  defineOutbox({
    jobs,
    group: "watch-matches",
    from: "now",
    handles: [DeclarationFiled, DeclarationModified, DeletionRequested, DeletionRequestAccepted],
    async jobsOf({ meta, ...event }) {
      const found = foundIn(event, (addressKey) => targetTopic(vault.mac, addressKey));
      if (!found) return [];
      const { dclrSeq } = event.data;
      const position = await eventStore.head();
      return [jobOf(WatchMatch, meta.eventId, { ...found, dclrSeq, at: meta.at, position })];
    },
  });

/** Undefined where nobody is to be told. */
function foundIn(event: Handled, topicOf: (addressKey: string) => string): Found | undefined {
  switch (event.type) {
    case "DeclarationFiled":
      return event.data.open === "PUBLIC" && !event.data.provenance ? { occasion: "REPORTED" } : undefined;
    case "DeclarationModified": {
      const { open, was } = event.data;
      if (open !== "PUBLIC") return undefined;
      return { occasion: "REPORTED", ...(was && { was: topicOf(was.addressKey) }) };
    }
    case "DeletionRequested":
      return on("DISPUTED", event.data.addressKey, topicOf);
    case "DeletionRequestAccepted":
      return event.data.outcome === "REMOVED" ? on("CLEARED", event.data.addressKey, topicOf) : undefined;
    default:
      return event satisfies never;
  }
}

const on = (
  occasion: "DISPUTED" | "CLEARED",
  addressKey: string | undefined,
  topicOf: (addressKey: string) => string,
): Found | undefined => {
  if (addressKey === undefined) return undefined;
  const [topic, ...also] = watchedAs(addressKey, undefined).map(topicOf);
  return { occasion, topic, ...(also.length > 0 && { also }) };
};

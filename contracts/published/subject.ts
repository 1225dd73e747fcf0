// The subject of published lists in one place (../subject.ts says what that is): what others publish about wallets and sites.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  ListAccepted,
  ListAdded,
  ListDismissed,
  ListFileBrought,
  ListLoginGiven,
  ListLoginRemoved,
  ListModified,
  ListNameFreed,
  ListNameTaken,
  ListPaused,
  ListRefreshAsked,
  ListResumed,
  ListWithdrawn,
  listingEvents,
  listNameEvents,
  publishedEvents,
} from "./events.ts";
import { PublishedLook, PublishedRefresh, PublishedTrouble } from "./jobs.ts";
import { PUBLISHED_MODEL } from "./model.ts";
import { publishedRemote } from "./remote.ts";
import { publishedRoutes } from "./routes.ts";
import { publishedExamples } from "./stored-examples.ts";

export const publishedStream = defineStream("published", SeqParam, publishedEvents, { travels: true });
/**
 * The entries of a list, in streams one after the other, each of so many events: a stream is read as a whole. They stay in the event store:
 * a list has up to millions.
 */
export const listingStream = defineStream("listing", z.string().regex(/^\d{1,16}\.\d{1,9}$/), listingEvents);
/** The one with the id `all`. */
export const listNamesStream = defineStream("listnames", z.literal("all"), listNameEvents);

const namesOnly = "the rules alone ask which names are taken";

export const publishedSubject = defineSubject({
  name: "published",
  routes: publishedRoutes,
  examples: publishedExamples,
  streams: [publishedStream, listingStream, listNamesStream],
  models: [PUBLISHED_MODEL],
  groups: { command: ["published-follow-up"], workers: ["published-asked"] },
  jobs: [PublishedLook, PublishedRefresh, PublishedTrouble],
  remote: publishedRemote,
  queues: [{ name: "HELD_LISTS", who: "admin", reads: [PUBLISHED_MODEL], path: "/admin/list" }],
  acts: [
    actOf(ListAdded),
    actOf(ListModified),
    actOf(ListPaused, { reason: ({ reason }) => reason }),
    actOf(ListResumed),
    actOf(ListRefreshAsked),
    actOf(ListWithdrawn, { reason: ({ reason }) => reason }),
    actOf(ListAccepted),
    actOf(ListDismissed),
    actOf(ListFileBrought),
    actOf(ListLoginGiven),
    actOf(ListLoginRemoved),
  ],
  notProjected: { [ListNameTaken.type]: namesOnly, [ListNameFreed.type]: namesOnly },
});

// The watch subject in one place (../subject.ts says what that is): people are told when what they watch is reported.
import * as z from "zod";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { WatchPlaceLeft, WatchPlaceTaken, watchDayEvents, watchEvents, watcherEvents } from "./events.ts";
import { WatchDigest, WatchDigestMail, WatchMail, WatchMatch } from "./jobs.ts";
import { WATCH_MODEL } from "./model.ts";
import { watchRemote } from "./remote.ts";
import { watchRoutes } from "./routes.ts";
import { watchExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that watches are sealed with. */
export const watchStream = defineStream("watch", SeqParam, watchEvents, { travels: true });
/** Ids are public user ids. */
export const watcherStream = defineStream("watcher", z.string().min(1).max(100), watcherEvents);
/** Ids are made by `watchDayId`. */
export const watchDayStream = defineStream("watchday", z.string().min(1).max(120), watchDayEvents, { travels: true });

const ONLY_RULES = "only the rules of a person's watches ask for it";

export const watchSubject = defineSubject({
  name: "watch",
  routes: watchRoutes,
  remote: watchRemote,
  examples: watchExamples,
  counts: [{ name: "sb_watches_hit_total", help: "Watches that found something.", events: ["WatchHit"] }],
  streams: [watchStream, watcherStream, watchDayStream],
  models: [WATCH_MODEL],
  groups: { command: ["watch-follow-up"], workers: ["watch-mails", "watch-matches"] },
  jobs: [WatchDigest, WatchDigestMail, WatchMail, WatchMatch],
  notProjected: { [WatchPlaceTaken.type]: ONLY_RULES, [WatchPlaceLeft.type]: ONLY_RULES },
});

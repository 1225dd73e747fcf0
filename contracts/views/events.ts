// The facts of views: how often articles, news and notices were looked at. The stream is `views-{day}`, the day in UTC on which
// they were counted. Who looked is in no event: a visitor is known to the counting process alone, and until midnight.
import * as z from "zod";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { VIEWED_KINDS } from "./model.ts";

/** Something that is looked at, by its number. */
export const Viewed = z.object({ kind: z.enum(VIEWED_KINDS), seq: z.int() });
export type Viewed = DeepReadonly<z.output<typeof Viewed>>;

/** In names of documents. */
export const viewedId = ({ kind, seq }: Viewed): string => `${kind}~${seq}`;

/** The views of about a minute, of each thing once. */
export const ViewsCounted = defineEvent("ViewsCounted", {
  version: 1,
  data: z.object({ views: z.array(Viewed.extend({ count: z.int().positive() })) }),
});
export type ViewsCounted = EventFrom<typeof ViewsCounted>;

export const viewsEvents = defineEvents(ViewsCounted);
export type ViewsEvent = EventIn<typeof viewsEvents>;

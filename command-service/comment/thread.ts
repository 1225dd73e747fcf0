// The comments on one target, replies too, as a stream: whoever deletes the target finds them there.
import { type CommentPlace, targetKey, threadEvents } from "@sb/contracts/comment/events.ts";
import { threadStream } from "@sb/contracts/comment/subject.ts";
import { createListStreams } from "@sb/platform/decide/list-stream.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";

export type Threads = {
  /** Adds a comment; twice does no harm. */
  add(place: CommentPlace, context: CommandContext): Promise<void>;
  /** All comments that were added. */
  of(target: CommentPlace["target"]): Promise<readonly number[]>;
};

export function createThreads(deps: { readonly eventStore: EventStore }): Threads {
  const lists = createListStreams(deps);
  const streamOf = (target: CommentPlace["target"]) => threadStream.of(targetKey(target));
  return {
    add: (place, context) =>
      lists.add(streamOf(place.target), { type: "CommentAttached", version: 1, data: place }, context),
    async of(target) {
      const all = await lists.all(streamOf(target), threadEvents);
      return [...new Set(all.map(({ data }) => data.commentSeq))];
    },
  };
}

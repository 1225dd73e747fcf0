// Ends in the target the streams that were shredded in the source, so that nothing of theirs comes back and none of them begins again.
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { LogSource } from "@sb/platform/event-store/source.ts";
import { createSlots } from "@sb/platform/s3/slots.ts";

const AT_ONCE = 32;
/** Streams that are looked at together. */
const PAGE = 500;

type EndsTarget = Pick<EventStore, "readStream" | "shred">;

/** Streams that were shredded, in pages. */
export function* endedStreams(
  source: Pick<LogSource, "streams">,
  isCopied: (stream: string) => boolean,
): Generator<readonly string[], void, undefined> {
  for (let after = ""; ; ) {
    const page = source.streams("", after, PAGE);
    yield page.filter(({ stream, isShredded }) => isShredded && isCopied(stream)).map(({ stream }) => stream);
    if (page.length < PAGE) return;
    after = page.at(-1)?.stream ?? after;
  }
}

/** Those that are ended in the target, of streams in their order. */
export function areEnded(target: Pick<EndsTarget, "readStream">, streams: readonly string[]): Promise<boolean[]> {
  const inSlot = createSlots(AT_ONCE);
  return Promise.all(streams.map((stream) => inSlot(async () => (await target.readStream(stream)).shredded === true)));
}

/** Before events are copied. Idempotent. */
export async function copyEnds(
  source: Pick<LogSource, "streams">,
  target: EndsTarget,
  isCopied: (stream: string) => boolean,
): Promise<void> {
  for (const streams of endedStreams(source, isCopied)) {
    const ended = await areEnded(target, streams);
    const left = streams.filter((_, at) => !ended[at]);
    const inSlot = createSlots(AT_ONCE);
    await Promise.all(left.map((stream) => inSlot(() => target.shred(stream))));
  }
}

// Walks along two logs, event by event: what the one has must stand in the other, in the same order.
import { createHash } from "node:crypto";
import { type EventStore, type Position, START, type StoredEvent } from "@sb/platform/event-store/port.ts";
import { createTranslator, type Translated } from "./translate.ts";

type Log = Pick<EventStore, "readAll">;

export type Walked = {
  /** Events that are the same, from the first on. */
  readonly same: number;
  /** The positions of the last one that is the same. */
  readonly at: { readonly source: Position; readonly target: Position };
  /** The reason for its end. DIFFERENT: `unlike` says in what; nothing is compared behind that. */
  readonly end: "BOTH" | "TARGET_ENDS" | "SOURCE_ENDS" | "DIFFERENT";
  readonly unlike: readonly Unlike[];
  /** SHA-256 over what is the same, hex. */
  readonly digest: string;
  /** Positions of the source as those of the target. Those behind the last event that is the same are left out. */
  readonly translated: Translated;
};

type Unlike = "order" | "id" | "time" | "content";

export type WalkOptions = {
  /** Whether events of a stream of the source are copied. */
  readonly isCopied: (stream: string) => boolean;
  readonly onProgress?: (events: number) => void;
  /** Positions of the source that are to be translated. */
  readonly positions?: readonly Position[];
};

export async function walk(source: Log, target: Log, options: WalkOptions): Promise<Walked> {
  const { isCopied, onProgress, positions = [] } = options;
  const [ours, theirs] = [eventsOf(source, isCopied), eventsOf(target, () => true)];
  const translator = createTranslator(positions);
  const hash = createHash("sha256");
  let same = 0;
  let at = { source: START, target: START };
  for (;;) {
    const [from, to] = [await ours.next(), await theirs.next()];
    const [left, right] = [from.value, to.value];
    const unlike = left && right ? unlikeIn(left, right) : [];
    if (!left || !right || unlike.length > 0) {
      const end = endOf(left, right);
      const translated = left ? translator.translated() : translator.all();
      return { same, at, end, unlike, digest: hash.digest("hex"), translated };
    }
    same += 1;
    at = { source: left.position, target: right.position };
    translator.passed(at);
    hash.update(textOf(left));
    onProgress?.(same);
  }
}

function endOf(left: StoredEvent | undefined, right: StoredEvent | undefined): Walked["end"] {
  if (left && right) return "DIFFERENT";
  if (left) return "TARGET_ENDS";
  return right ? "SOURCE_ENDS" : "BOTH";
}

const PAGE_EVENTS = 2_000;
const PAGE_BYTES = 1_000_000;

async function* eventsOf(
  log: Log,
  isWanted: (stream: string) => boolean,
): AsyncGenerator<StoredEvent, undefined, undefined> {
  for (let after = START; ; ) {
    const page = await log.readAll(after, PAGE_EVENTS, PAGE_BYTES);
    const last = page.at(-1);
    if (last === undefined) return undefined;
    for (const event of page) if (isWanted(event.stream)) yield event;
    after = last.position;
  }
}

function unlikeIn(left: StoredEvent, right: StoredEvent): readonly Unlike[] {
  const found: Unlike[] = [];
  if (left.stream !== right.stream || left.revision !== right.revision) found.push("order");
  if (left.meta.eventId !== right.meta.eventId) found.push("id");
  if (left.meta.at !== right.meta.at) found.push("time");
  if (textOf(left) !== textOf(right)) found.push("content");
  return found;
}

/** All that is stored of an event; what was sealed stays so. */
const textOf = ({ stream, revision, type, version, data, sealed, personal, meta }: StoredEvent): string =>
  JSON.stringify({ stream, revision, type, version, data, sealed, personal, meta });

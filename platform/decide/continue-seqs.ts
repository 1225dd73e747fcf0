// New seqs sort after the newest that the log has, also where the machine's clock is behind it: looked up when a process starts.
import { SKEW_MS } from "@sb/contracts/limits.ts";
import type { EventStore, StoredEvent } from "../event-store/port.ts";
import { firstSeqAt, sortAfter } from "../ids.ts";

type Log = Pick<EventStore, "readBack">;

const PAGE = 500;
/** Without anything new among so many, the times of these events tell. */
const MOST_PAGES = 20;

/** Before the process makes its first seq. */
export async function continueSeqs(eventStore: Log): Promise<void> {
  sortAfter(await newestSeq(eventStore));
}

/** 0 where nothing was made yet. */
export async function newestSeq({ readBack }: Log): Promise<number> {
  let newest = 0;
  let before: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await readBack(PAGE, before);
    const made = page.filter(isMadeNow);
    newest = Math.max(newest, ...page.filter(isNow).flatMap(seqsIn), ...page.map(timeOf));
    before = page.at(-1)?.position;
    // Each was made after all before it.
    if (made.length > 0 || page.length < PAGE) break;
  }
  return newest;
}

/** False for an import, whose seq is of the day on which it was reported. */
const isNow = ({ data }: StoredEvent): boolean =>
  !(typeof data === "object" && data !== null && "provenance" in data && data.provenance !== undefined);

const seqOfStream = ({ stream }: StoredEvent): readonly number[] => safe(/-(\d{1,16})$/.exec(stream)?.[1]);

/** The beginning of a stream under a seq of that moment: not what begins later beside an older thing. */
const isMadeNow = (event: StoredEvent): boolean =>
  event.revision === 0 &&
  isNow(event) &&
  seqOfStream(event).some((seq) => seq >= firstSeqAt(Date.parse(event.meta.at) - SKEW_MS));

/** The seqs of an event's stream and in its data: `dclrSeq`, `commentSeq`, `seq`. */
function seqsIn(event: StoredEvent): readonly number[] {
  const { data } = event;
  const named = typeof data === "object" && data !== null ? Object.entries(data) : [];
  return [...seqOfStream(event), ...named.flatMap(([name, value]) => (/(?:^s|S)eq$/.test(name) ? safe(value) : []))];
}

const safe = (value: unknown): readonly number[] => {
  const seq = Number(value);
  return Number.isSafeInteger(seq) && seq > 0 ? [seq] : [];
};

/** The smallest seq of the instant at which an event was stored. */
const timeOf = ({ meta }: StoredEvent): number => firstSeqAt(Date.parse(meta.at)) || 0;

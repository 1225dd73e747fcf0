// The log of the stand-in for EventStoreDB, with the server's rules for writing: those of its IndexWriter.CheckCommit.

export type NewRecord = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};
export type StoredRecord = NewRecord & {
  readonly stream: string;
  readonly revision: bigint;
  /** Bytes of the log before it: both of its positions. */
  readonly position: bigint;
};

export type WriteOutcome =
  | { readonly outcome: "STORED" | "REPEATED"; readonly revision: bigint; readonly position: bigint }
  | { readonly outcome: "WRONG_VERSION"; readonly current: bigint }
  | { readonly outcome: "DELETED" };

export type StandInLog = {
  readonly all: readonly StoredRecord[];
  readonly ofStream: (stream: string) => readonly StoredRecord[];
  readonly isDeleted: (stream: string) => boolean;
  /** `expected`: the revision of the stream's last record, -1 for none. */
  readonly append: (stream: string, records: readonly NewRecord[], expected: bigint) => WriteOutcome;
  /** Its records stay among all until somebody scavenges; here nobody does. */
  readonly tombstone: (stream: string) => WriteOutcome;
  /** Called with each record once it is there. */
  readonly onRecord: (listener: (record: StoredRecord) => void) => () => void;
};

/** The server numbers a tombstone so. */
const TOMBSTONE_REVISION = 2n ** 63n - 1n;
/** The server writes statistics of its own among what is written to it. */
const STATISTICS_EVERY = 5;
const RECORD_BYTES = 140n;

export function createLog(): StandInLog {
  const all: StoredRecord[] = [];
  const streams = new Map<string, StoredRecord[]>();
  const deleted = new Set<string>();
  const listeners = new Set<(record: StoredRecord) => void>();
  let end = 0n;

  const ofStream = (stream: string): readonly StoredRecord[] => streams.get(stream) ?? [];
  function put(stream: string, record: NewRecord, revision: bigint): StoredRecord {
    const stored = { ...record, stream, revision, position: end };
    end += RECORD_BYTES + BigInt(record.data.length + record.metadata.length);
    all.push(stored);
    for (const listener of listeners) listener(stored);
    return stored;
  }
  function store(stream: string, records: readonly NewRecord[]): WriteOutcome {
    const of = streams.get(stream) ?? [];
    streams.set(stream, of);
    let last = { revision: -1n, position: -1n };
    for (const record of records) {
      last = put(stream, record, BigInt(of.length));
      of.push(last as StoredRecord);
    }
    if (!stream.startsWith("$") && all.length % STATISTICS_EVERY === 0) own("$stats-0.0.0.0:2113", "$statsCollected");
    return { outcome: "STORED", ...last };
  }
  const own = (stream: string, type: string): WriteOutcome => store(stream, [ownRecord(type)]);

  function append(stream: string, records: readonly NewRecord[], expected: bigint): WriteOutcome {
    if (deleted.has(stream)) return { outcome: "DELETED" };
    const of = ofStream(stream);
    const current = BigInt(of.length) - 1n;
    if (expected === current) return store(stream, records);
    const there = of.slice(Number(expected) + 1, Number(expected) + 1 + records.length);
    const isRepeated = expected < current && records.every(({ id }, at) => there[at]?.id === id);
    const last = there.at(-1);
    if (!isRepeated || last === undefined) return { outcome: "WRONG_VERSION", current };
    return { outcome: "REPEATED", revision: last.revision, position: last.position };
  }
  function tombstone(stream: string): WriteOutcome {
    if (deleted.has(stream)) return { outcome: "DELETED" };
    deleted.add(stream);
    const { position } = put(stream, ownRecord("$streamDeleted"), TOMBSTONE_REVISION);
    return { outcome: "STORED", revision: TOMBSTONE_REVISION, position };
  }

  own("$users", "$User");
  own("$settings", "$metadata");
  return {
    all,
    ofStream,
    isDeleted: (stream) => deleted.has(stream),
    append,
    tombstone,
    onRecord: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ownRecord = (type: string): NewRecord => ({
  id: crypto.randomUUID(),
  type,
  contentType: "application/json",
  data: Buffer.from("{}"),
  metadata: new Uint8Array(),
});

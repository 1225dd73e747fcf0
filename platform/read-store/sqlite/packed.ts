// Operations of a batch as they go to the thread that writes: one text and one list of numbers. Copied as objects, with their names, they
// cost the thread that answers requests three times as much.
import type { ReadOp } from "../port.ts";

/** `numbers`: of each operation its sort, the place of its name in `names`, the length of its id or member, and what its sort adds. */
export type PackedOps = {
  readonly names: readonly string[];
  readonly numbers: Float64Array;
  readonly text: string;
  readonly count: number;
  /** Whether what is deleted or overwritten has to be gone from the file. */
  readonly erases: boolean;
};

/** `body`: the document as JSON. */
export type WriteOp =
  | (Omit<Extract<ReadOp, { op: "put" }>, "doc" | "erases"> & { readonly body: string })
  | Exclude<ReadOp, { op: "put" }>;

const SORTS = ["put", "delete", "listAdd", "listRemove"] as const satisfies readonly ReadOp["op"][];
/** Numbers of one operation. */
const MOST_NUMBERS = 5;
/** In place of a time at which a document ends. */
const NEVER = -1;

export function packOps(ops: readonly ReadOp[]): PackedOps {
  const places = new Map<string, number>();
  const numbers = new Float64Array(ops.length * MOST_NUMBERS);
  const texts: string[] = [];
  let [end, erases] = [0, false];
  const add = (number: number): void => {
    numbers[end] = number;
    end += 1;
  };
  const begin = (op: ReadOp["op"], name: string, id: string): void => {
    const place = places.get(name) ?? places.size;
    if (place === places.size) places.set(name, place);
    add(SORTS.indexOf(op));
    add(place);
    add(id.length);
    texts.push(id);
  };
  for (const op of ops) {
    if (op.op === "put") {
      const body = JSON.stringify(op.doc);
      begin(op.op, op.collection, op.id);
      add(body.length);
      add(op.expiresAt ?? NEVER);
      texts.push(body);
      erases ||= op.erases === true;
    } else if (op.op === "delete") {
      begin(op.op, op.collection, op.id);
      erases = true;
    } else {
      begin(op.op, op.list, op.member);
      if (op.op === "listAdd") add(op.score);
    }
  }
  const packed = { numbers: numbers.slice(0, end), text: texts.join(""), count: ops.length };
  return { names: [...places.keys()], ...packed, erases };
}

export function* unpackOps({ names, numbers, text }: PackedOps): Iterable<WriteOp> {
  let at = 0;
  let from = 0;
  const next = (): number => numbers[at++] ?? 0;
  const piece = (length: number): string => {
    const start = from;
    from += length;
    return text.slice(start, from);
  };
  while (at < numbers.length) {
    const op = SORTS[next()];
    const name = names[next()] ?? "";
    const id = piece(next());
    if (op === "put") {
      const body = piece(next());
      const expiresAt = next();
      yield { op, collection: name, id, body, ...(expiresAt !== NEVER && { expiresAt }) };
    } else if (op === "delete") yield { op, collection: name, id };
    else if (op === "listAdd") yield { op, list: name, member: id, score: next() };
    else if (op === "listRemove") yield { op, list: name, member: id };
    else throw new TypeError("unknown operation");
  }
}

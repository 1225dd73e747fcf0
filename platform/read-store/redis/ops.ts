// A batch's operations as the arguments of the script that applies them (scripts.ts). What a batch may not hold is found
// here, before anything is sent.
import type { DocKey, ReadOp } from "../port.ts";

export type Argument = string | number;

/** Throws RangeError or TypeError where one is malformed. */
export const argumentsOf = (ops: readonly ReadOp[]): readonly Argument[] => ops.flatMap(opArguments);

/** Ids may hold any character, so they come last. */
export function docKey({ collection, id }: DocKey): string {
  if (collection.includes(":")) throw new TypeError("the name of a collection must not hold a colon");
  return `${collection}:${id}`;
}

function opArguments(op: ReadOp): readonly Argument[] {
  if (op.op === "put") return putArguments(op);
  if (op.op === "delete") return ["delete", docKey(op)];
  if (op.op === "listAdd") return ["add", op.list, requireScore(op.score), op.member];
  if (op.op === "listRemove") return ["remove", op.list, op.member];
  throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
}

function putArguments({ doc, expiresAt, ...key }: Extract<ReadOp, { op: "put" }>): readonly Argument[] {
  const body = JSON.stringify(doc);
  // Redis takes no time before 1970.
  return expiresAt === undefined
    ? ["put", docKey(key), body]
    : ["putUntil", docKey(key), body, Math.max(1, Math.ceil(expiresAt))];
}

function requireScore(score: number): number {
  if (Number.isFinite(score)) return score;
  throw new RangeError(`the score of a list member must be finite: ${score}`);
}

/** A fence as an argument: nothing where there is none. Throws RangeError. */
export function fenceArgument(fence: number | undefined): Argument {
  if (fence === undefined) return "";
  if (Number.isSafeInteger(fence) && fence >= 0) return fence;
  throw new RangeError(`a fence is a safe integer from 0: ${fence}`);
}

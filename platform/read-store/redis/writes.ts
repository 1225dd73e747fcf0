// Writes to the Redis read store. Listeners of this process are told before the writer goes on.
import type { Redis } from "ioredis";
import { createScript } from "../../redis/script.ts";
import type { AskedStates } from "../asked-states.ts";
import type { ReadBatch, ReadOp } from "../port.ts";
import { requireOk, stateOf } from "./answers.ts";
import { argumentsOf, fenceArgument } from "./ops.ts";
import { APPLY, DROP, PROMOTE } from "./scripts.ts";

export type RedisWrites = {
  /** True where something was erased. */
  apply(batch: ReadBatch): Promise<boolean>;
  drop(projection: string, fence?: number): Promise<void>;
  promote(from: string, to: string, fence?: number): Promise<void>;
};

export function createRedisWrites(client: Redis, root: string, tell: AskedStates["tell"]): RedisWrites {
  const applyScript = createScript(client, APPLY);
  const dropScript = createScript(client, DROP);
  const promoteScript = createScript(client, PROMOTE);
  const tellAnswer = (answer: unknown, model: string): void => tell(model, stateOf(answer, model));
  return {
    async apply({ projection, from, to, ops, fence, ready = false }) {
      const isErasing = ops.some(erases);
      const head = [root, projection, from, to, fenceArgument(fence), isErasing ? 1 : 0, ready ? 1 : 0];
      tellAnswer(await applyScript([...head, ...argumentsOf(ops)]), projection);
      return isErasing;
    },
    async drop(projection, fence) {
      tellAnswer(await dropScript([root, projection, fenceArgument(fence)]), projection);
    },
    async promote(from, to, fence) {
      const [, ofFrom, ofTo] = requireOk(await promoteScript([root, from, to, fenceArgument(fence)]), from);
      tellAnswer(ofFrom, from);
      tellAnswer(ofTo, to);
    },
  };
}

const erases = (op: ReadOp): boolean => op.op === "delete" || (op.op === "put" && op.erases === true);

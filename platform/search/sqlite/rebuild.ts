// An index that is built beside the live one, under a name of its own.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { START } from "../../event-store/port.ts";
import type { Rebuild } from "../port.ts";
import type { SqliteIndexes } from "./indexes.ts";

/** Calls `promoted` when it has taken the live one's place. */
export async function beginRebuild<S extends IndexSchema>(
  indexes: SqliteIndexes,
  schema: S,
  promoted: () => void,
): Promise<Rebuild<S>> {
  const { name } = schema;
  const aside = `${name}~rebuild`;
  // Refused where the live one has other fields.
  indexes.declare(schema);
  await indexes.drop(aside);
  indexes.declare({ ...schema, name: aside });
  let isOver = false;
  const requireGoing = (): void => {
    if (isOver) throw new Error(`The rebuild of ${name} is over`);
  };
  return {
    async checkpoint() {
      return !isOver && indexes.exists(aside) ? indexes.use(aside, (index) => index.position()) : START;
    },
    async apply(batch) {
      requireGoing();
      await indexes.use(aside, (index) => index.apply(batch));
    },
    async promote() {
      requireGoing();
      await indexes.promote(aside, name);
      isOver = true;
      promoted();
    },
    async drop() {
      if (!isOver) await indexes.drop(aside);
      isOver = true;
    },
  };
}

// Reads a projection in Redis. Always from the primary: a replica may be behind.
import type { Redis } from "ioredis";
import { createScript } from "../../redis/script.ts";
import { requireListLimit } from "../list-limit.ts";
import type { Doc, DocKey, ReadModel } from "../port.ts";
import { listOf, readOf } from "./answers.ts";
import { docKey } from "./ops.ts";
import { DOCS, LIST, LIST_AFTER } from "./scripts.ts";

/** Documents read with one command: Redis does nothing else meanwhile. */
const AT_ONCE = 500;

/** With `mustBeReady` each read rejects with NotReady unless the model is. */
export function createRedisModels(
  client: Redis,
  root: string,
): (projection: string, mustBeReady: boolean) => ReadModel {
  const readDocs = createScript(client, DOCS);
  const readList = createScript(client, LIST);
  const walkList = createScript(client, LIST_AFTER);

  return (projection, mustBeReady) => {
    const head = [root, projection, mustBeReady ? 1 : 0];
    const readSlice = async (keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]> => {
      const found = readOf(await readDocs([...head, ...keys.map(docKey)]), projection);
      return keys.map((_, at) => parse(found[at]));
    };
    const getMany = async (keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]> => {
      const slices = [];
      for (let at = 0; at < keys.length; at += AT_ONCE) slices.push(readSlice(keys.slice(at, at + AT_ONCE)));
      return (await Promise.all(slices)).flat();
    };
    return {
      get: async (collection, id) => (await getMany([{ collection, id }]))[0],
      getMany,
      async list(name, { offset, limit, newestFirst }) {
        requireListLimit(limit);
        const answer = await readList([...head, name, offset, limit, newestFirst ? 1 : 0]);
        const [total, members] = readOf(answer, projection);
        return { members: listOf(members).map(String), total: Number(total) };
      },
      async listAfter(name, score, limit) {
        requireListLimit(limit);
        return readOf(await walkList([...head, name, score, limit]), projection).map(String);
      },
    };
  };
}

/** The parser's own message would quote the document. */
function parse(body: unknown): Doc | undefined {
  if (typeof body !== "string") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Error("a document in Redis is no JSON");
  }
}

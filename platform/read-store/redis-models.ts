// What is read of a projection in Redis. Always from the primary: a replica may be behind.
import type { Redis } from "ioredis";
import { createScript } from "../redis/script.ts";
import { requireListLimit } from "./list-limit.ts";
import type { Doc, DocKey, ReadModel } from "./port.ts";
import { listOf } from "./redis-answers.ts";
import { docKey } from "./redis-ops.ts";
import { DOCS, LIST, LIST_AFTER } from "./redis-scripts.ts";

/** Documents read with one command: Redis does nothing else meanwhile. */
const AT_ONCE = 500;

export function createRedisModels(client: Redis, root: string): (projection: string) => ReadModel {
  const readDocs = createScript(client, DOCS);
  const readList = createScript(client, LIST);
  const walkList = createScript(client, LIST_AFTER);

  const readSlice = async (projection: string, keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]> => {
    const found = listOf(await readDocs([root, projection, ...keys.map(docKey)]));
    return keys.map((_, at) => parse(found[at]));
  };
  const getMany = async (projection: string, keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]> => {
    const slices = [];
    for (let at = 0; at < keys.length; at += AT_ONCE) slices.push(readSlice(projection, keys.slice(at, at + AT_ONCE)));
    return (await Promise.all(slices)).flat();
  };
  return (projection) => ({
    get: async (collection, id) => (await getMany(projection, [{ collection, id }]))[0],
    getMany: (keys) => getMany(projection, keys),
    async list(name, { offset, limit, newestFirst }) {
      requireListLimit(limit);
      const [total, members] = listOf(await readList([root, projection, name, offset, limit, newestFirst ? 1 : 0]));
      return { members: listOf(members).map(String), total: Number(total) };
    },
    async listAfter(name, score, limit) {
      requireListLimit(limit);
      return listOf(await walkList([root, projection, name, score, limit])).map(String);
    },
  });
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

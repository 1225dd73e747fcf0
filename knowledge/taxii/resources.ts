// Which resource a path means, and what is answered. Knows nothing of HTTP but paths and queries.
import type { ParsedUrlQuery } from "node:querystring";
import { Refused } from "@sb/contracts/refused.ts";
import {
  addedHeaders,
  apiRoot,
  collectionInfo,
  discovery,
  envelope,
  manifest,
  ROOT,
  type Server,
  versions,
} from "./answers.ts";
import { readAsked } from "./asked.ts";
import { findPage, type Page } from "./find-page.ts";
import type { Collection } from "./port.ts";

export type Resource = { readonly body: object; readonly headers?: Readonly<Record<string, string>> };

/** The collections that the caller may read. */
export type Collections = readonly Collection[];

/** `path` is what follows `/taxii2/`. Throws Refused("NOT_FOUND") where there is nothing for this caller. */
export async function findResource(
  server: Server,
  collections: Collections,
  path: readonly string[],
  query: ParsedUrlQuery,
): Promise<Resource> {
  const [root, kind, id, ...rest] = path;
  if (root === undefined) return { body: discovery(server) };
  if (root !== ROOT) throw new Refused("NOT_FOUND");
  if (kind === undefined) return { body: apiRoot(server) };
  // Nothing can be added, so there is no request whose status could be asked for.
  if (kind !== "collections") throw new Refused("NOT_FOUND");
  if (id === undefined) return { body: collections.length > 0 ? { collections: collections.map(collectionInfo) } : {} };
  return ofCollection(collectionOf(collections, id), rest, query);
}

export function collectionOf(collections: Collections, id: string): Collection {
  const found = collections.find((each) => each.id === id || each.alias === id);
  if (!found) throw new Refused("NOT_FOUND");
  return found;
}

async function ofCollection(collection: Collection, path: readonly string[], query: ParsedUrlQuery): Promise<Resource> {
  const [kind, objectId, last, ...more] = path;
  if (kind === undefined) return { body: collectionInfo(collection) };
  const isList = objectId === undefined && (kind === "objects" || kind === "manifest");
  if (isList) return pageAs(kind === "objects" ? envelope : manifest, await findPage(collection, readAsked(query)));
  const isObject = kind === "objects" && (last === undefined || last === "versions") && more.length === 0;
  if (!isObject || objectId === undefined) throw new Refused("NOT_FOUND");
  return ofObject(collection, objectId, last === undefined ? envelope : versions, query);
}

async function ofObject(
  collection: Collection,
  id: string,
  as: (page: Page) => object,
  query: ParsedUrlQuery,
): Promise<Resource> {
  const asked = { ...readAsked(query), ids: [id], types: undefined };
  if ((await collection.find([id])).length === 0) throw new Refused("NOT_FOUND");
  return pageAs(as, await findPage(collection, asked));
}

const pageAs = (as: (page: Page) => object, page: Page): Resource => ({ body: as(page), headers: addedHeaders(page) });

// A tree in the store: nodes name the nodes or parts below them by what is in those, up to one root.
import {
  bytesOf,
  type EdgeNode,
  type EdgePart,
  type EdgeTreeName,
  lettersBelow,
  nameOf,
  nodeKey,
  openObject,
  partKey,
} from "@sb/knowledge/edge/format.ts";
import type { Files } from "@sb/platform/files/port.ts";

/** Parts as they are from now on; undefined where a part has nothing any more. */
export type PartChanges = ReadonlyMap<string, EdgePart | undefined>;

/** Parts in memory before they are written. */
export const PARTS_KEPT = 256;
/** Nodes in memory. */
const NODES_KEPT = 1_024;
/** Requests to a store at once. */
const AT_ONCE = 16;

/** Reads and writes one tree, of parts with `depth` letters. Keys that nothing names any more are in `left`. */
export class Tree {
  readonly #store: Pick<Files, "get" | "put">;
  readonly #of: EdgeTreeName;
  readonly #depth: number;
  readonly #nodes = new Map<string, Promise<EdgeNode>>();
  readonly left = new Set<string>();
  written = 0;
  bytes = 0;

  constructor(store: Pick<Files, "get" | "put">, of: EdgeTreeName, depth: number) {
    this.#store = store;
    this.#of = of;
    this.#depth = depth;
  }

  /** The name of a node or part by the letters that it stands for. */
  async find(root: string, prefix: string): Promise<string | undefined> {
    let name: string | undefined = root;
    for (let letters = 0; name !== undefined && letters < prefix.length; ) {
      const node: EdgeNode = await this.#node(prefix.slice(0, letters), name);
      letters = lettersBelow(letters, this.#depth);
      name = node.names[prefix.slice(0, letters)];
    }
    return name;
  }

  async part(root: string, prefix: string): Promise<EdgePart | undefined> {
    const name = await this.find(root, prefix);
    return name === undefined ? undefined : this.#read<EdgePart>(partKey(this.#of, prefix, name), name);
  }

  /** All keys that a root names, its own first. */
  async *keys(root: string): AsyncGenerator<string> {
    yield* this.#keysBelow("", root);
  }

  /** Writes what changed, the parts first. Answers with the new name of the root. */
  async write(root: string | undefined, changes: PartChanges): Promise<string> {
    return (await this.writeBelow("", root, changes)) ?? this.#put(nodeKey, "", { prefix: "", names: {} });
  }

  /** The same for what is below some letters. Undefined where nothing is left there. */
  async writeBelow(prefix: string, name: string | undefined, changes: PartChanges): Promise<string | undefined> {
    if (prefix.length === this.#depth) return this.#replace(partKey, prefix, name, changes.get(prefix));
    const letters = lettersBelow(prefix.length, this.#depth);
    const before = name === undefined ? {} : (await this.#node(prefix, name)).names;
    const names = new Map(Object.entries(before));
    const below = [...Map.groupBy(changes, ([part]) => part.slice(0, letters))];
    for (let at = 0; at < below.length; at += AT_ONCE)
      await Promise.all(
        below.slice(at, at + AT_ONCE).map(async ([child, own]) => {
          const is = await this.writeBelow(child, before[child], new Map(own));
          if (is === undefined) names.delete(child);
          else names.set(child, is);
        }),
      );
    return this.writeNode(prefix, name, names);
  }

  writeNode(prefix: string, name: string | undefined, names: ReadonlyMap<string, string>): Promise<string | undefined> {
    const sorted = Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
    const isGone = names.size === 0 && prefix !== "";
    return this.#replace(nodeKey, prefix, name, isGone ? undefined : { prefix, names: sorted });
  }

  async *#keysBelow(prefix: string, name: string): AsyncGenerator<string> {
    if (prefix.length === this.#depth) {
      yield partKey(this.#of, prefix, name);
      return;
    }
    yield nodeKey(this.#of, prefix, name);
    for (const [child, of] of Object.entries((await this.#node(prefix, name)).names)) yield* this.#keysBelow(child, of);
  }

  async #replace(
    keyOf: typeof partKey,
    prefix: string,
    name: string | undefined,
    value: EdgeNode | EdgePart | undefined,
  ) {
    const is = value && (await this.#put(keyOf, prefix, value, name));
    if (name !== undefined && is !== name) this.left.add(keyOf(this.#of, prefix, name));
    return is;
  }

  /** Nothing is written where it is there already. */
  async #put(keyOf: typeof partKey, prefix: string, value: EdgeNode | EdgePart, known?: string): Promise<string> {
    const bytes = bytesOf(value);
    const name = nameOf(bytes);
    if (name === known) return name;
    await this.#store.put(keyOf(this.#of, prefix, name), bytes);
    this.written += 1;
    this.bytes += bytes.length;
    return name;
  }

  #node(prefix: string, name: string): Promise<EdgeNode> {
    const key = nodeKey(this.#of, prefix, name);
    const known = this.#nodes.get(key) ?? this.#read<EdgeNode>(key, name);
    if (this.#nodes.size >= NODES_KEPT) this.#nodes.clear();
    this.#nodes.set(key, known);
    return known;
  }

  async #read<Value>(key: string, name: string): Promise<Value> {
    const bytes = await this.#store.get(key);
    const value = bytes && openObject<Value>(bytes, name);
    if (!value) throw new EdgeObjectMissing();
    return value;
  }
}

/** The store has not what its manifest names: all is published anew. */
export class EdgeObjectMissing extends Error {
  override readonly name = "EdgeObjectMissing";
  readonly code = "EDGE_OBJECT_MISSING";

  constructor() {
    super("a published file is not there");
  }
}

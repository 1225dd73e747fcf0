// Static files for tests, as a server of them answers: a map of URLs, signed with a key that is made for the test.
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  bytesOf,
  EDGE_TREES,
  type EdgeManifest,
  type EdgePages,
  type EdgeRange,
  type EdgeTree,
  type EdgeTreeName,
  nameOf,
  nodeKey,
  partKey,
  sealManifest,
} from "./format.ts";

export const EDGE = "https://edge.example/lookups";
export const KEY_PATH = "/sb/report/filter/key";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });
export const strangersKey = (): KeyObject => generateKeyPairSync("ed25519").privateKey;

/** Answers by their URL; a function fails as a connection does. */
type Answers = Map<string, Uint8Array | (() => never)>;
export const away = (): never => {
  throw new TypeError("Failed to fetch");
};

/** Keeps in `asked` each URL that was asked. */
export const answering =
  (answers: Answers, asked: string[]) =>
  async (url: string): Promise<Response> => {
    asked.push(url);
    const answer = answers.get(url);
    if (typeof answer === "function") answer();
    return new Response(answer as BodyInit | undefined, { status: answer ? 200 : 404 });
  };

export const serviceKey = (): Uint8Array => bytesOf({ publicKey: Buffer.from(x, "base64url").toString("base64") });

/** By the five letters that a range begins with; ranges of a tree that begin with the same letter are one part. */
type Contents = {
  readonly ranges?: Readonly<Record<string, EdgeRange>>;
  readonly pages?: Readonly<Record<string, EdgePages>>;
};

/** `at`: when the files are from. */
export function publish(answers: Answers, contents: Contents, at: string, key: KeyObject = privateKey): void {
  const tree = (name: EdgeTreeName) => publishTree(answers, name, contents[name] ?? {});
  const manifest: EdgeManifest = {
    ...{ format: 1, at, position: "", files: {} },
    ranges: tree("ranges"),
    ...(contents.pages && { pages: tree("pages") }),
  };
  answers.set(
    `${EDGE}/manifest.json`,
    sealManifest(manifest, (message) => sign(null, message, key)),
  );
}

function publishTree(answers: Answers, of: EdgeTreeName, ranges: Readonly<Record<string, unknown>>): EdgeTree {
  const serve = (fileKey: string, bytes: Uint8Array) => void answers.set(`${EDGE}/${fileKey}`, bytes);
  const parts = Map.groupBy(Object.entries(ranges), ([prefix]) => prefix.slice(0, 1));
  const names = [...parts].map(([letter, own]) => {
    const rest = own.map(([prefix, range]) => [prefix.slice(1), range] as const);
    const part = bytesOf({ prefix: letter, ranges: Object.fromEntries(rest) });
    serve(partKey(of, letter, nameOf(part)), part);
    return [letter, nameOf(part)] as const;
  });
  const root = bytesOf({ prefix: "", names: Object.fromEntries(names) });
  serve(nodeKey(of, "", nameOf(root)), root);
  return { depth: 1, root: nameOf(root), next: 0 };
}

/** URLs of the parts that are served. */
export const partsIn = (answers: Answers, of: EdgeTreeName): readonly string[] =>
  [...answers.keys()].filter((url) => url.includes(`/objects/${EDGE_TREES[of].parts}/`));

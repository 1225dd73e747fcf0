// Where a private look-up asks: the static files first, and the service where these say nothing that can be believed.
import { generateKeyPairSync, sign } from "node:crypto";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { bytesOf, type EdgeManifest, nameOf, nodeKey, partKey, sealManifest } from "@sb/knowledge/edge/format.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { checkByRange } from "./check.ts";

const EDGE = "https://edge.example/lookups";
vi.mock("../../api/config.ts", () => ({ readConfig: () => ({ edgeUrl: EDGE }) }));

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });
const SITE = "wombat-claim.com";
const { prefix, suffix } = rangeOf(SITE);

/** Answers by their URL; a function fails as a connection does. */
const answers = new Map<string, Uint8Array | (() => never)>();
const asked: string[] = [];
const away = (): never => {
  throw new TypeError("Failed to fetch");
};

vi.stubGlobal("fetch", async (url: string) => {
  asked.push(url);
  const answer = answers.get(url);
  if (typeof answer === "function") answer();
  return new Response(answer as BodyInit | undefined, { status: answer ? 200 : 404 });
});

const served = (key: string, bytes: Uint8Array): void => void answers.set(`${EDGE}/${key}`, bytes);
const service = `/sb/report/lookup/range/${prefix}`;
const item = { suffix, timesReported: 7, timesListed: 0, level: 40 };

/** The files say that two people reported it; the service, that seven did. */
function publish(at: string, key = privateKey): void {
  const part = bytesOf({ prefix: prefix[0], ranges: { [prefix.slice(1)]: [[[suffix.slice(0, 27), 2, 1, 30]], []] } });
  const root = bytesOf({ prefix: "", names: { [prefix[0] ?? ""]: nameOf(part) } });
  served(partKey("ranges", prefix[0] ?? "", nameOf(part)), part);
  served(nodeKey("ranges", "", nameOf(root)), root);
  const ranges = { depth: 1, root: nameOf(root), next: 0 };
  const manifest: EdgeManifest = { format: 1, at, position: "", ranges, files: {} };
  served(
    "manifest.json",
    sealManifest(manifest, (message) => sign(null, message, key)),
  );
}

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set("/sb/report/filter/key", bytesOf({ publicKey: Buffer.from(x, "base64url").toString("base64") }));
  answers.set(service, bytesOf({ prefix, items: [item], also: [], truncated: false }));
});

const now = () => new Date().toISOString();
const LONG_AGO = "2026-01-01T09:00:00.000Z";

async function check(text: string) {
  const { targets, edge } = await checkByRange(text);
  return { people: targets[0]?.hits[0]?.entry.timesReported, edge };
}

test("files that are current answer alone", async () => {
  publish(now());
  expect(await check(SITE)).toMatchObject({ people: 2, edge: { host: "edge.example", letters: 1, isCurrent: true } });
  expect(asked).not.toContain(service);
  expect(asked.join(" ")).not.toContain(prefix.slice(0, 2));
});

test.each<readonly [string, () => void]>([
  ["are not there", () => undefined],
  ["can't be reached", () => void answers.set(`${EDGE}/manifest.json`, away)],
  ["are signed by somebody else", () => publish(now(), generateKeyPairSync("ed25519").privateKey)],
  ["are old", () => publish(LONG_AGO)],
  ["lack a part", () => publishWithParts()],
  ["have another part in its place", () => publishWithParts(bytesOf({ prefix: "0", ranges: {} }))],
])("the service answers where the files %s", async (_, given) => {
  given();
  expect(await check(SITE)).toEqual({ people: 7, edge: undefined });
});

function publishWithParts(instead?: Uint8Array): void {
  publish(now());
  for (const url of [...answers.keys()].filter((each) => each.includes("/objects/range/")))
    if (instead) answers.set(url, instead);
    else answers.delete(url);
}

test("old files answer where the service is away too, with their time", async () => {
  publish(LONG_AGO);
  answers.set(service, away);
  expect(await check(SITE)).toMatchObject({ people: 2, edge: { at: LONG_AGO, isCurrent: false } });
});

test("nothing is answered where neither can be reached", async () => {
  answers.set(service, away);
  await expect(checkByRange(SITE)).rejects.toThrow();
});

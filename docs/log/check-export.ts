// Checks that each report of the public export stands in the public log as it says (../log.md), with nothing of the project's own code.
//   curl https://…/sb/report/export?format=ndjson | node check-export.ts https://… 'name+id+key'
import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { createInterface } from "node:readline";

type Logged = { leaf: number; salt: string; fact: Record<string, unknown>; entry: string; proof?: string };
type Report = { dclrSeq?: number } & Record<string, unknown>;

const TEXT = "adrs chain comment crimeDetail crimeType customChain declareType etcSrc title".split(" ");
/** Before an Ed25519 key in DER. */
const DER = Buffer.from("302a300506032b6570032100", "hex");

const [url = "", keyText = ""] = process.argv.slice(2);
// Base64 has a + too.
const [name = "", id = "", ...rest] = keyText.trim().split("+");
const keyBytes = rest.join("+");
const spki = Buffer.concat([DER, Buffer.from(keyBytes, "base64").subarray(1)]);
const key: KeyObject = createPublicKey({ key: spki, format: "der", type: "spki" });

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

/** RFC 8785, as far as facts and texts need it. */
const canonical = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));

const counts = { proven: 0, waiting: 0 };
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "") continue;
  const report: Report = JSON.parse(line);
  // Entries of lists and confirmed targets have no number.
  if (report.dclrSeq === undefined) continue;
  const response = await fetch(`${url}/sb/log/report/${report.dclrSeq}`);
  const { filed, now } = (await response.json()) as { filed?: Logged; now?: Logged };
  const logged = now ?? filed;
  if (!response.ok || !logged) throw new Error(`report ${report.dclrSeq} stands nowhere in the log`);
  requireSame(report, logged);
  if (logged.proof === undefined) counts.waiting += 1;
  else requireProven(logged, logged.proof);
  counts.proven += logged.proof === undefined ? 0 : 1;
}
process.stdout.write(
  `${counts.proven} reports stand in the log as they were exported; ${counts.waiting} wait for its signature\n`,
);

/** The leaf commits to the number, the target and the text that were exported. */
function requireSame(report: Report, { salt, fact, entry }: Logged): void {
  const key = Buffer.from(salt, "base64url");
  const text = Object.fromEntries(TEXT.filter((member) => member in report).map((member) => [member, report[member]]));
  // Reports that were stored before there was a log promise their number alone.
  const promised = fact.text === undefined || fact.text === sha256(key, canonical(text)).toString("base64url");
  const isTarget = fact.target === undefined || fact.target === report.normalized;
  const commitment = sha256("safer-block/log/1\n", key, canonical(fact)).toString("base64url");
  const isLeaf = JSON.parse(entry).commitment === commitment && fact.report === report.dclrSeq;
  if (!promised || !isTarget || !isLeaf) throw new Error(`report ${report.dclrSeq} is not what the log promises`);
}

/** The entry is the leaf with that number in a tree that the log has signed. */
function requireProven({ leaf, entry, fact }: Logged, proof: string): void {
  const end = proof.indexOf("\n\n");
  const hashes = proof.slice(0, end).split("\n").slice(3);
  const note = proof.slice(end + 2);
  const [text = "", signatures = ""] = [note.slice(0, note.indexOf("\n\n") + 1), note.slice(note.indexOf("\n\n") + 2)];
  const own = signatures.split("\n").find((line) => line.startsWith(`— ${name} `)) ?? "";
  const signature = Buffer.from(own.split(" ")[2] ?? "", "base64");
  const isSigned =
    signature.subarray(0, 4).toString("hex") === id && verify(null, Buffer.from(text), key, signature.subarray(4));
  const [origin, size, root] = text.split("\n");
  if (!isSigned || origin !== name) throw new Error("the checkpoint is not signed by this key");
  const found = rootOf(leaf, Number(size), sha256("\0", entry), hashes);
  if (found !== root) throw new Error(`report ${fact.report} is not in the log`);
}

/** RFC 9162, section 2.1.3.2. */
function rootOf(leaf: number, size: number, hash: Buffer, path: readonly string[]): string | undefined {
  const half = (value: number): number => Math.floor(value / 2);
  let [own, at, last] = [hash, leaf, size - 1];
  for (const text of path) {
    if (last === 0) return undefined;
    const other = Buffer.from(text, "base64");
    const isRight = at % 2 === 1 || at === last;
    own = isRight ? sha256("\x01", other, own) : sha256("\x01", own, other);
    while (isRight && at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? own.toString("base64") : undefined;
}

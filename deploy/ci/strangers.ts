// Lets the libraries of others take in what a running service shares, while reports are still being filed. Prints what was
// found; the exit code is 1 if there is anything wrong.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { bearer, registerAgency } from "../test/people/agency.ts";
import { signIn } from "../test/people/person.ts";
import { startServer, temporaryDir } from "../test/servers/server.ts";
import { createFiler } from "./file-many.ts";
import { findPython } from "./python.ts";

/** Each makes four objects. */
const BEFORE = Number(process.env.SB_TEST_SHARED ?? 750);
const DELETED = 20;
const SCRIPT = fileURLToPath(new URL("./strangers.py", import.meta.url));

await using resources = new AsyncDisposableStack();
const folder = resources.use(temporaryDir()).path;
const ADMIN = "admin@strangers.example";
const env = { SB_ADMIN_EMAILS: ADMIN };
const { url } = resources.use(await startServer({ dataDir: join(folder, "data"), env }));
const key = await agencyKey();
const filer = createFiler(await signIn(url, "filer@strangers.example", "Filer"));
const begun = performance.now();
const filed = await filer.file(BEFORE);
for (const dclrSeq of filed.slice(0, DELETED)) await filer.remove(dclrSeq);
await filer.whenFound(url, filed.at(-1) ?? 0);
console.log(`${filed.length} reports filed in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
process.exitCode = await takeIn(filed.slice(DELETED), process.argv[2] ?? join(folder, "report.json"));

/** The API key of an agency that gets reports of ransomware in confidence. */
async function agencyKey(): Promise<string> {
  const admin = await signIn(url, ADMIN, "Chief");
  const publicKey = await identityToRecipient(await generateX25519Identity());
  const facts = { scope: "CONFIDENTIAL", publicKey, criteria: { crimeTypes: ["RANSOMWARE"] } };
  const agencySeq = await registerAgency(url, bearer(admin.accessToken), [], facts);
  return (await admin.call<{ key: string }>("POST", "admin/api-key", { agencySeq, name: "taxii" })).body.key;
}

/** Files on until it has ended. */
async function takeIn(expected: readonly number[], report: string): Promise<number> {
  const python = findPython();
  if ("why" in python) throw new Error(python.why);
  const list = join(folder, "filed.txt");
  writeFileSync(list, expected.join("\n"));
  const child = spawn(python.command, [SCRIPT, url, list, report, key], { stdio: "inherit" });
  const ended = once(child, "close");
  let more = 0;
  while (child.exitCode === null && child.signalCode === null) {
    await filer.file(1);
    more += 1;
  }
  const [code] = await ended;
  console.log(
    `${more} more reports filed meanwhile, all taken in after ${((performance.now() - begun) / 1_000).toFixed(0)} s`,
  );
  return code === 0 ? 0 : 1;
}

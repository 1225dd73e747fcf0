// The operator's command that replaces the master key (docs/operations.md, "Rotating the master key"). Keys come from the
// environment or from files, never as arguments: everyone on the machine sees those.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { type Config, readConfig } from "@sb/platform/config/config.ts";
import { eventsFile } from "@sb/platform/event-store/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import type { Keys } from "@sb/platform/keys/port.ts";
import { parseMasterKey } from "@sb/platform/vault/master-key.ts";
import { finishRotation, type Prepared, prepareRotation } from "@sb/platform/vault/rotate.ts";
import { finishKeyFile, prepareKeyFile } from "@sb/platform/vault/rotate-file.ts";

const USAGE = `Usage: npm run rotate-key                     lets a new master key open the store, beside the old one
       npm run rotate-key -- --renew-tokens   the same, and access tokens signed so far end with the old key
       npm run rotate-key -- --finish         once all services run with the new key: the old one opens nothing more
Where SB_MASTER_KEY is set, the new key is in SB_NEW_MASTER_KEY (or SB_NEW_MASTER_KEY_FILE names its file, - is standard input); with
--finish, SB_MASTER_KEY is the new one and SB_OLD_MASTER_KEY (or SB_OLD_MASTER_KEY_FILE) the old one.`;

type Print = (line: string) => void;
type Step = "prepare" | "prepare-with-new-tokens" | "finish";
type KeyPlace = { readonly keys: Keys; readonly dataDir: string; readonly masterKey: string | undefined };

/** Returns the exit code: 0 if it was done, 1 if not, 2 where the arguments make no sense. */
export async function runRotateKey(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print = console.log,
): Promise<number> {
  const step = stepOf(args);
  if (step === undefined) {
    print(USAGE);
    return 2;
  }
  try {
    await using resources = new AsyncDisposableStack();
    const place = await openFor(readConfig(environment), resources);
    if (step === "finish") tellFinished(await finish(place, environment), print);
    else tellPrepared(await prepare(place, environment, step === "prepare-with-new-tokens"), place, print);
    return 0;
  } catch (error) {
    print(`That did not work: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return 1;
  }
}

function stepOf([option, ...rest]: readonly string[]): Step | undefined {
  if (rest.length > 0) return undefined;
  if (option === undefined) return "prepare";
  if (option === "--renew-tokens") return "prepare-with-new-tokens";
  return option === "--finish" ? "finish" : undefined;
}

async function openFor({ urls, dataDir, masterKey }: Config, resources: AsyncDisposableStack): Promise<KeyPlace> {
  const folder = resolve(dataDir);
  const inFiles = urls.keys === "sqlite:";
  if (inFiles && !existsSync(eventsFile(urls.eventStore, folder)))
    throw new Error(`There is no store in ${folder}: set SB_DATA_DIR`);
  const place = { dataDir: folder, eventStoreUrl: urls.eventStore };
  const keys = resources.adopt(await openKeys(urls.keys, place), (open) => open.close());
  return { keys, dataDir: folder, masterKey };
}

async function prepare(place: KeyPlace, environment: NodeJS.ProcessEnv, renewTokens: boolean): Promise<Prepared> {
  if (place.masterKey === undefined) return prepareKeyFile(place, { renewTokens });
  const current = parseMasterKey(place.masterKey, "SB_MASTER_KEY");
  const next = await keyIn(environment, "SB_NEW_MASTER_KEY");
  return prepareRotation({ keys: place.keys, current, next, renewTokens });
}

async function finish(place: KeyPlace, environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (place.masterKey === undefined) return finishKeyFile(place);
  const current = parseMasterKey(place.masterKey, "SB_MASTER_KEY");
  const old = await keyIn(environment, "SB_OLD_MASTER_KEY");
  return finishRotation({ keys: place.keys, old, current });
}

async function keyIn(environment: NodeJS.ProcessEnv, name: string): Promise<Uint8Array> {
  const [key, file] = [environment[name], environment[`${name}_FILE`]];
  if (key) return parseMasterKey(key, name);
  if (file) return parseMasterKey(await readText(file), `${name}_FILE`);
  throw new Error(`${name} must be set, or ${name}_FILE to a file that holds the key`);
}

/** `-` is the standard input: what is piped into a container is in no file of it. */
const readText = (file: string): Promise<string> => (file === "-" ? text(process.stdin) : readFile(file, "utf8"));

function tellPrepared({ isRootOldKey, hasNewTokens }: Prepared, { masterKey }: KeyPlace, print: Print): void {
  print(
    masterKey === undefined
      ? "Both keys open the store now. The new one is in master.key, the old one in master.key.old."
      : "Both keys open the store now.",
  );
  print("Next: keep a copy of the new key, restart all services with it, then run the command with --finish.");
  if (isRootOldKey && !hasNewTokens)
    print("The old key signed access tokens itself. If a stranger may have it, rotate again with --renew-tokens.");
}

const tellFinished = (wasUsable: boolean, print: Print): void =>
  print(
    wasUsable
      ? "Done: the old key opens nothing more. Keep it, apart, only as long as back-ups of its time."
      : "Nothing to do: the old key opened nothing any more.",
  );

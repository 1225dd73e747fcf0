// The operator's commands on published lists (docs/operations.md). What they ask for, the running service does: it fetches, and takes out.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { PublishedCommand } from "@sb/command-service/published/decider.ts";
import { addList, findListNamed, handleList } from "@sb/command-service/published/lists.ts";
import {
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { NewList } from "@sb/contracts/published/wire.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";
import { openWriteSide, type WriteSide } from "@sb/platform/service/ports.ts";

const USAGE = `Usage: npm run lists -- list
       npm run lists -- add NAME --publisher WHO --licence LICENCE [--attribution TEXT] [--share] [--url https://…]
                        [--form FORM] [--path PATH] [--every HOURS] [--for CRIME_TYPE] [--contact MAIL]
       npm run lists -- refresh NAME
       npm run lists -- pause NAME "REASON"
       npm run lists -- resume NAME
       npm run lists -- accept NAME
       npm run lists -- remove NAME "REASON"`;

const ACTOR = "system:operator";

type Desk = { readonly writeSide: WriteSide; readonly readStore: ReadStore; readonly print: (line: string) => void };
type Command = (desk: Desk) => Promise<number>;

/** Returns the exit code: 0 if it was done, 1 if not, 2 where the arguments make no sense. */
export async function runLists(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void = console.log,
): Promise<number> {
  const command = commandOf(args);
  if (!command) {
    print(USAGE);
    return 2;
  }
  try {
    const config = readConfig(environment);
    const folder = resolve(config.dataDir);
    if (!existsSync(folder)) throw new Error(`There is no data folder at ${folder}: set SB_DATA_DIR`);
    await using resources = new AsyncDisposableStack();
    const writeSide = await openWriteSide(config, folder, resources);
    const readStore = resources.adopt(await openReadStore(config.urls.readStore, folder), (open) => open.close());
    return await command({ writeSide, readStore, print });
  } catch (error) {
    print(`That did not work: ${refusalOf(error)}`);
    return 1;
  }
}

function refusalOf(error: unknown): string {
  if (isRefused(error)) return [error.code, ...error.fields.map(({ path }) => path)].join(" ");
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

function commandOf([name, ...rest]: readonly string[]): Command | undefined {
  const [list = "", reason = ""] = rest;
  if (name === "list" && rest.length === 0) return showAll;
  if (name === "add") return addOf(rest);
  if (name === "accept" && rest.length === 1) return (desk) => accept(desk, list);
  if (name === "refresh" && rest.length === 1)
    return change(list, (listSeq) => ({ type: "AskRefresh", listSeq }), "It is fetched as soon as a worker is free.");
  if (name === "resume" && rest.length === 1)
    return change(list, (listSeq) => ({ type: "Resume", listSeq }), "It is refreshed again.");
  if (name === "pause" && rest.length === 2)
    return change(list, (listSeq) => ({ type: "Pause", listSeq, reason }), "Its entries stay; it is not refreshed.");
  if (name === "remove" && rest.length === 2)
    return change(list, (listSeq) => ({ type: "Withdraw", listSeq, reason }), "The service takes its entries out.");
  return undefined;
}

const contextOf = ({ writeSide }: Desk): CommandContext => ({
  actor: ACTOR,
  correlationId: `lists-${uuidv7()}`,
  at: writeSide.clock(),
});

function change(name: string, commandOn: (listSeq: number) => PublishedCommand, done: string): Command {
  return async (desk) => {
    const listSeq = await getList(desk, name);
    const { outcome } = await handleList(desk.writeSide, commandOn(listSeq), contextOf(desk));
    desk.print(outcome === "APPENDED" ? done : "Nothing was to be done.");
    return 0;
  };
}

/** Throws where no list has the name that is not withdrawn. */
async function getList({ writeSide }: Desk, name: string): Promise<number> {
  const listSeq = await findListNamed(writeSide, name);
  if (listSeq === undefined) throw new Error(`There is no list ${JSON.stringify(name)}`);
  return listSeq;
}

function addOf(args: readonly string[]): Command | undefined {
  const list = newListOf(args);
  if (!list) return undefined;
  return async (desk) => {
    const context = contextOf(desk);
    const once = { person: ACTOR, route: "lists", key: undefined, body: undefined, context };
    await addList(desk.writeSide, once, list);
    desk.print(
      list.url === undefined
        ? "Added. Bring its files: npm run import -- FILE --list NAME"
        : "Added. The service fetches it.",
    );
    return 0;
  };
}

const TEXT = { type: "string" } as const;
const OPTIONS = {
  publisher: TEXT,
  licence: TEXT,
  attribution: TEXT,
  url: TEXT,
  form: TEXT,
  path: TEXT,
  every: TEXT,
  for: TEXT,
  contact: TEXT,
  share: { type: "boolean" },
} as const;

/** Undefined where the arguments are not those of a list. */
function newListOf(args: readonly string[]): NewList | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { for: takenFor = "OTHER", share: mayShare = false, every, ...texts } = values;
    const [name, ...more] = positionals;
    const everyHours = every === undefined ? undefined : Number(every);
    return more.length > 0 ? undefined : NewList.safeParse({ ...texts, name, takenFor, mayShare, everyHours }).data;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function showAll({ readStore, print }: Desk): Promise<number> {
  const docs = await findDocs(readStore);
  for (const doc of docs) print(lineOf(doc));
  print(docs.length === 0 ? "There are no lists." : `${docs.length} lists.`);
  return 0;
}

async function findDocs(readStore: ReadStore): Promise<readonly ListDoc[]> {
  const model = readStore.model(PUBLISHED_MODEL);
  const { members } = await model.list(PUBLISHED_LISTS.all, { offset: 0, limit: LIST_LIMIT, newestFirst: false });
  const docs = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  // Only the model's projection writes there.
  return docs.flatMap((doc) => (doc ? [doc as ListDoc] : []));
}

function lineOf({ name, state, source, good, attempt, held }: ListDoc): string {
  const from = "url" in source ? source.url : "files";
  const last = attempt ? `, last: ${[attempt.outcome, attempt.code].filter(Boolean).join(" ")} at ${attempt.at}` : "";
  const waiting = held
    ? `\n    held (${held.reason}): ${held.listed} more, ${held.changed} changed, ${held.delisted} fewer of ${held.before}`
    : "";
  const entries = good ? `${good.entries} entries, last seen ${good.seenAt}` : "nothing yet";
  return `${name}  ${state}  ${entries}${last}  ${from}${waiting}`;
}

/** Takes what the list's read model shows as held: the operator has seen its numbers. */
async function accept(desk: Desk, name: string): Promise<number> {
  const listSeq = await getList(desk, name);
  const doc = (await findDocs(desk.readStore)).find((each) => each.listSeq === listSeq);
  if (!doc?.held) {
    desk.print("No change of it is held.");
    return 1;
  }
  await handleList(desk.writeSide, { type: "Accept", listSeq, digest: doc.held.digest }, contextOf(desk));
  desk.print("Accepted. The service takes it.");
  return 0;
}

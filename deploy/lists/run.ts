// The operator's commands on published lists (docs/operations.md). What they ask for, the running service does: it fetches, and takes out.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { PublishedCommand } from "@sb/command-service/published/decider.ts";
import {
  addList,
  findList,
  findListNamed,
  giveLogin,
  handleList,
  modifyList,
} from "@sb/command-service/published/lists.ts";
import {
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { ListLoginBody, NewList } from "@sb/contracts/published/wire.ts";
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
                        [--targets COLUMN,COLUMN] [--kind COLUMN] [--chain COLUMN] [--since COLUMN] [--words COLUMN,COLUMN]
                        [--link COLUMN] [--status COLUMN,COLUMN] [--until COLUMN] [--bad COLUMN=VALUE,COLUMN=VALUE]
       npm run lists -- set NAME [any of these options]
       npm run lists -- login NAME --bearer | --basic USER | --none    (the token or password from SB_LIST_SECRET or stdin)
       npm run lists -- refresh NAME
       npm run lists -- pause NAME "REASON"
       npm run lists -- resume NAME
       npm run lists -- accept NAME
       npm run lists -- remove NAME "REASON"`;

const ACTOR = "system:operator";

type Desk = {
  readonly writeSide: WriteSide;
  readonly readStore: ReadStore;
  readonly print: (line: string) => void;
  readonly secret: () => Promise<string>;
};
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
    return await command({ writeSide, readStore, print, secret: () => readSecret(environment) });
  } catch (error) {
    print(`That did not work: ${refusalOf(error)}`);
    return 1;
  }
}

/** Arguments stand in lists of processes and in a shell's history, so a secret is none of them. */
const readSecret = async ({ SB_LIST_SECRET }: NodeJS.ProcessEnv): Promise<string> =>
  (SB_LIST_SECRET ?? (await readText(process.stdin))).trim();

function refusalOf(error: unknown): string {
  if (isRefused(error)) return [error.code, ...error.fields.map(({ path }) => path)].join(" ");
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

function commandOf([name, ...rest]: readonly string[]): Command | undefined {
  const [list = "", reason = ""] = rest;
  if (name === "list" && rest.length === 0) return showAll;
  if (name === "add") return addOf(rest);
  if (name === "set") return setOf(rest);
  if (name === "login") return loginOf(rest);
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
  ...{
    targets: TEXT,
    kind: TEXT,
    chain: TEXT,
    since: TEXT,
    words: TEXT,
    link: TEXT,
    status: TEXT,
    until: TEXT,
    bad: TEXT,
  },
} as const;

type Options = ReturnType<typeof optionsIn>["values"];
const optionsIn = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

/** Undefined where none is named. */
function columnsOf({ targets, kind, chain, since, words, link, status, until, bad }: Options) {
  const several = (text: string | undefined) => text?.split(",").map((name) => name.trim());
  const given = {
    targets: several(targets),
    kind,
    chain,
    since,
    words: several(words),
    link,
    status: several(status),
    until,
    bad: several(bad),
  };
  const named = Object.entries(given).filter(([, column]) => column !== undefined);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** As a new list says it. */
function factsOf(values: Options) {
  const { for: takenFor, share: mayShare, every, ...texts } = values;
  const {
    targets: _t,
    kind: _k,
    chain: _c,
    since: _s,
    words: _w,
    link: _l,
    status: _st,
    until: _u,
    bad: _b,
    ...facts
  } = texts;
  const everyHours = every === undefined ? undefined : Number(every);
  const given = { ...facts, takenFor, mayShare, everyHours, columns: columnsOf(values) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Undefined where the arguments are not those of a list. */
function newListOf(args: readonly string[]): NewList | undefined {
  const given = parsedOr(() => optionsIn(args));
  const [name, ...more] = given?.positionals ?? [];
  if (!given || more.length > 0) return undefined;
  return NewList.safeParse({ takenFor: "OTHER", mayShare: false, ...factsOf(given.values), name }).data;
}

/** Changes what is named of a list that is there, and nothing else. */
function setOf(args: readonly string[]): Command | undefined {
  const given = parsedOr(() => optionsIn(args));
  const [name, ...more] = given?.positionals ?? [];
  if (!given || name === undefined || more.length > 0 || Object.keys(given.values).length === 0) return undefined;
  return async (desk) => {
    const listSeq = await getList(desk, name);
    const list = await findList(desk.writeSide, listSeq);
    if (list.status === "NONE") throw new Error(`There is no list ${JSON.stringify(name)}`);
    const { source, ...facts } = list.facts;
    const url = "url" in source ? { url: source.url } : {};
    const changed = NewList.safeParse({ ...facts, ...url, ...factsOf(given.values) });
    if (!changed.success) throw new Error(changed.error.issues.map(({ path }) => path.join(".")).join(", "));
    await modifyList(desk.writeSide, listSeq, changed.data, contextOf(desk));
    desk.print("Changed. The service reads it anew.");
    return 0;
  };
}

const LOGIN_OPTIONS = { basic: TEXT, bearer: { type: "boolean" }, none: { type: "boolean" } } as const;

function loginOf(args: readonly string[]): Command | undefined {
  const given = parsedOr(() => parseArgs({ args: [...args], options: LOGIN_OPTIONS, allowPositionals: true }));
  const { basic: user, bearer, none } = given?.values ?? {};
  const [name, ...more] = given?.positionals ?? [];
  const isOne = [user !== undefined, bearer, none].filter(Boolean).length === 1;
  if (name === undefined || more.length > 0 || !isOne) return undefined;
  return async (desk) => {
    const listSeq = await getList(desk, name);
    const kind = bearer ? "BEARER" : "BASIC";
    const login = none ? undefined : { kind, user, secret: await desk.secret() };
    const body = ListLoginBody.safeParse({ listSeq, login });
    if (!body.success) throw new Error("No secret came: set SB_LIST_SECRET, or write it to the standard input");
    await giveLogin(desk.writeSide, listSeq, body.data.login, contextOf(desk));
    desk.print(none ? "The login is removed." : "The login is kept, sealed, and is used from the next refresh on.");
    return 0;
  };
}

/** Undefined where the arguments are none that are known. */
function parsedOr<T>(parse: () => T): T | undefined {
  try {
    return parse();
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

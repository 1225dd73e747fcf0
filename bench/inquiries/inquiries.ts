// Lists of 1:1 inquiries, whose texts are opened for each answer: a person's own, a search among them, and the admins' queue.
import { type Person, signIn } from "@sb/deploy/test/people/person.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { getRequest, type Load, postRequest, runFor, runThrough } from "../load/run.ts";
import type { Read } from "../reads/find-reads.ts";
import { compareAll } from "../reads/reads.ts";
import { count, milliseconds, note, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { untilIdle } from "../workload/until-idle.ts";

const INQUIRIES = { full: 10_000, quick: 1_000 };
/** One person has half of them, the others share the rest. */
const OTHERS = 20;
const AT_ONCE = 16;
const ADMIN = "desk@mail.example";
const LIST = "/sb/support/inquiry/list";
const QUEUE = "/sb/admin/inquiry";

export async function benchInquiries(context: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path, { SB_ADMIN_EMAILS: ADMIN });
  try {
    const people = await fill(server.url, context);
    const [asker] = people;
    if (!asker) throw new Error("nobody asks");
    const admin = await signIn(server.url, ADMIN, "desk");
    await untilIdle(server.url, admin);
    const lists = await compareAll(server.url, readsOf(people, admin, INQUIRIES[sizeOf(context)]), context);
    return [...lists, await searched(server.url, asker, context)];
  } finally {
    await stopped(server);
  }
}

const sizeOf = ({ quick }: Context): "full" | "quick" => (quick ? "quick" : "full");

/** The first person has half of the inquiries. */
async function fill(url: string, context: Context): Promise<readonly Person[]> {
  const inquiries = INQUIRIES[sizeOf(context)];
  context.say(`submitting ${inquiries} inquiries`);
  const asker = await signIn(url, "asker@mail.example", "asker");
  const others: Person[] = [];
  for (let i = 0; i < OTHERS; i += 1) others.push(await signIn(url, `other${i}@mail.example`, `other${i}`));
  const requests = Array.from({ length: inquiries }, (_, i) => {
    const person = i % 2 === 0 ? asker : (others[(i >> 1) % OTHERS] ?? asker);
    const body = { title: `Inquiry ${i}`, contents: `Something does not work, for the ${i}th time. `.repeat(10) };
    return postRequest(url, "/sb/support/inquiry/submit", body, as(person));
  });
  await runThrough({ url, connections: AT_ONCE, requests, status: 201 });
  return [asker, ...others];
}

const as = ({ accessToken }: Person): Read["headers"] => ({ authorization: `Bearer ${accessToken}` });

function readsOf([asker, other]: readonly Person[], admin: Person, all: number): readonly Read[] {
  if (!asker || !other) return [];
  const read = (what: string, path: string, person: Person): Read => ({
    what,
    paths: [path],
    headers: as(person),
    budgeted: true,
  });
  const last = `pagination.page=${all / 10}`;
  return [
    read(`support/inquiry/list (newest 10 of ${count(all / 2)})`, LIST, asker),
    read(`support/inquiry/list (oldest 10 of ${count(all / 2)})`, `${LIST}?orderType=OLDEST`, asker),
    read("support/inquiry/list, of another person", `${LIST}?optionType=SUBMITTED`, other),
    read(`admin/inquiry (10 that have waited longest of ${count(all)})`, QUEUE, admin),
    read("admin/inquiry, last page", `${QUEUE}?${last}`, admin),
  ];
}

/** One at a time: a search has no budget but the bound of what it opens. */
async function searched(url: string, asker: Person, { quick }: Context): Promise<Row> {
  const request = getRequest(url, `${LIST}?searchKeyword=42`, as(asker));
  const load: Load = { url, connections: 1, requests: [request], status: 200 };
  const each = 1_000 / (await runFor(quick ? 500 : 3_000, load));
  return note("  a search in the newest of one person's inquiries, one at a time", milliseconds(each));
}

// For tests: whether everything that was acknowledged is there, everywhere, once nothing is missing any more.
import type { CommentView } from "@sb/contracts/comment/wire.ts";
import type { OwnReportList, OwnReportView, ReportList } from "@sb/contracts/report/wire.ts";
import { expect, vi } from "vitest";
import type { Answer } from "../people/person.ts";
import { type Received, reportOf } from "../servers/receiver.ts";
import { mailsTo } from "../stored/mails.ts";
import type { Filed } from "./ledger.ts";
import { renewed, send, type World } from "./steps.ts";

/** Back-offs end at half a minute. */
const WITHIN = { timeout: 150_000, interval: 500 };

const each = async <Item>(items: readonly Item[], check: (item: Item) => Promise<void>): Promise<void> => {
  for (const item of items) await check(item);
};

/**
 * The answer once it is there: models may still be catching up, and a read that has to see a write is 503 until then, or says
 * that a model it is made from is failing.
 */
async function right<Body>(ask: () => Promise<Answer<unknown>>): Promise<Body> {
  return vi.waitFor(async () => {
    const { status, body, headers } = await ask();
    expect([status, headers.get("sb-stale")], JSON.stringify(body)).toEqual([200, null]);
    return body as Body;
  }, WITHIN);
}

/** Sent again with its key, what was refused with 503 is stored once, whether it had been or not. */
export async function sendUnsure(world: World): Promise<void> {
  const { ledger } = world;
  await each(ledger.unsure.splice(0), (filing) =>
    vi.waitFor(async () => expect(await send(world, filing)).toBeDefined(), WITHIN),
  );
  // A kill may come before anything was filed.
  const newest = ledger.filed
    .map(({ position }) => position)
    .sort()
    .at(-1);
  const seen = newest === undefined ? {} : { "sb-min-position": newest };
  await each(world.members, async ({ ask, email }) => {
    const titles: string[] = [];
    for (let page = 1; ; page += 1) {
      const path = `report/history/mine?pagination.size=100&pagination.page=${page}`;
      const { items } = await right<OwnReportList>(() => ask("GET", path, undefined, seen));
      titles.push(...items.map(({ title }) => title));
      if (items.length < 100) break;
    }
    const own = ledger.filed.filter(({ by }) => by.email === email).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("Report ")).sort()).toEqual(own.sort());
  });
}

/** Reports with their files and comments, found by their words; nothing of what was deleted. */
export async function expectReports({ ledger, visitor }: World): Promise<void> {
  await each(ledger.filed, async (filed) => {
    const { dclrSeq, title, position, by, evidence } = filed;
    const seen = { "sb-min-position": position };
    const own = await right<OwnReportView>(() => by.ask("GET", `report/history/${dclrSeq}`, undefined, seen));
    expect(own.title).toBe(title);
    if (evidence !== undefined)
      expect(await right(() => by.ask("GET", `report/file/${own.files[0]?.fileId}`))).toBe(evidence);
    const path = `report/history?searchKeyword=${title.split(" ")[1]}`;
    const found = await right<ReportList>(() => visitor("GET", path, undefined, seen));
    expect(found.items.map((item) => item.dclrSeq)).toEqual([dclrSeq]);
  });
  await each(ledger.deleted, async ({ dclrSeq, position }) => {
    const path = `report/history/${dclrSeq}`;
    const read = async () => (await visitor("GET", path, undefined, { "sb-min-position": position })).status;
    await vi.waitFor(async () => expect(await read()).toBe(404), WITHIN);
  });
  await each(ledger.comments, async ({ dclrSeq, content }) => {
    const path = `report/history/comment?dclrSeq=${dclrSeq}&pagination.size=100`;
    const { items } = await right<{ items: CommentView[] }>(() => visitor("GET", path));
    expect(items.map((item) => item.status === "SHOWN" && item.content)).toContain(content);
  });
}

const seqsOf = (filed: readonly Filed[]): readonly number[] =>
  filed.map(({ dclrSeq }) => dclrSeq).sort((a, b) => a - b);

/** Each report at the agency, at least once. */
export async function expectDelivered({ ledger }: World, received: readonly Received[]): Promise<void> {
  const due = seqsOf(ledger.filed);
  const taken = () => new Set(received.filter(({ status }) => status === 204).map(reportOf));
  await vi.waitFor(() => expect(due.filter((seq) => !taken().has(seq))).toEqual([]), WITHIN);
}

/** A receipt for each report, at least once. `outbox`: the data folder of the workers. */
export async function expectReceipts({ ledger, members }: World, outbox: string): Promise<void> {
  await each(members, async ({ email }) => {
    const due = seqsOf(ledger.filed.filter(({ by }) => by.email === email));
    const missing = async () => {
      const texts = (await mailsTo(outbox, email)).map(({ text = "" }) => text);
      return due.filter((seq) => !texts.some((text) => text.includes(String(seq))));
    };
    await vi.waitFor(async () => expect(await missing()).toEqual([]), WITHIN);
  });
}

/** Members who were logged in still are. Asked first: a token that was replaced without an answer is good for two minutes. */
export async function expectLoggedIn({ members }: World): Promise<void> {
  await each(members, async (member) => expect((await renewed(member)).status).toBe(200));
}

type Health = {
  readonly status: string;
  readonly away?: readonly string[];
  readonly projections?: readonly { readonly state: string }[];
  readonly groups?: readonly { readonly group: string; readonly state: string; readonly lag: number }[];
  readonly jobs?: readonly { readonly kind: string; readonly parked: number }[];
};

export async function healthOf(url: string): Promise<Health> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000) });
  return (await answer.json()) as Health;
}

/** Nothing is away, held back, behind or parked. */
export async function expectWell(urls: readonly string[]): Promise<void> {
  await each(urls, (url) =>
    vi.waitFor(async () => {
      const { status, away, projections = [], groups = [], jobs = [] } = await healthOf(url);
      expect([status, away]).toEqual(["ready", away && []]);
      expect(projections.filter(({ state }) => state !== "live")).toEqual([]);
      expect(groups.filter(({ state }) => state === "holding" || state === "catching-up")).toEqual([]);
      expect(jobs.filter(({ parked }) => parked > 0)).toEqual([]);
    }, WITHIN),
  );
}

// Safer view with 10,000 articles: its pages keep to the budget of reads, the first as the last.
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { request } from "@sb/deploy/test/people/person.ts";
import { type Context, temporaryFolder } from "../context.ts";
import type { Read } from "../reads/find-reads.ts";
import { compareAll } from "../reads/reads.ts";
import type { Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { fillArticles } from "./fill.ts";

const ARTICLES = 10_000;
const LIST = "/sb/insight/safer-view";
const SIZE = 10;

export async function benchArticles(context: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const count = context.quick ? ARTICLES / 10 : ARTICLES;
  context.say(`writing ${count} articles`);
  await fillArticles(folder.path, count);
  const server = await startReady(folder.path);
  try {
    return await compareAll(server.url, await findReads(server.url, count), context);
  } finally {
    await stopped(server);
  }
}

async function findReads(url: string, count: number): Promise<readonly Read[]> {
  const { body } = await request<ResponseOf<"GET insight/safer-view">>(
    url,
    "GET",
    "insight/safer-view?pagination.size=100",
  );
  const pages = (from: number) => Array.from({ length: 50 }, (_, i) => `${LIST}?pagination.page=${from + i}`);
  const paths: Readonly<Record<string, readonly string[]>> = {
    "insight/safer-view (newest 10)": [LIST],
    "insight/safer-view, its last pages": pages(count / SIZE - 50),
    "insight/safer-view, a search": ["출금", "wallet", "거래소 warning"].map(
      (words) => `${LIST}?searchKeyword=${encodeURIComponent(words)}`,
    ),
    "insight/safer-view/{viewSeq}": body.items.map(({ viewSeq }) => `${LIST}/${viewSeq}`),
  };
  return Object.entries(paths).map(([what, each]) => ({ what, paths: each, headers: {}, budgeted: true }));
}

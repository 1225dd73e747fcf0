// Searches while reports come in, and what it takes to write those.
import { setImmediate } from "node:timers/promises";
import type { SearchIndex, SearchQuery } from "@sb/platform/search-index/port.ts";
import { timed } from "../rounds.ts";
import { count, type Row } from "../row.ts";
import { apply, BATCH, upserts } from "./filled.ts";
import type { Generator } from "./generator.ts";
import { type QueryClass, queryOf } from "./query-class.ts";
import { createRandom } from "./random.ts";
import { budgeted, noted, timesOf } from "./times.ts";

const NEW_REPORTS = 600;
const DELETED = 20;

export async function liveRows(
  index: SearchIndex,
  generator: Generator,
  reports: number,
  classes: readonly QueryClass[],
): Promise<Row[]> {
  const random = createRandom(5);
  const ask = (): SearchQuery => queryOf(classes[random.below(classes.length)]?.ask(random) ?? { text: "" });
  const added: number[] = [];
  const between: number[] = [];
  for (let i = 0; i < NEW_REPORTS; i++) {
    const ops = upserts(generator, reports + i, 1);
    added.push(await timed(() => apply(index, ops)));
    between.push(await timed(() => index.search(ask())));
  }
  const deleted: number[] = [];
  for (let i = 0; i < DELETED; i++) {
    const { id } = generator.doc(random.below(reports));
    deleted.push(await timed(() => apply(index, [{ op: "delete", id }])));
  }
  const during = await searchesDuring(index, generator, reports + NEW_REPORTS, ask);
  return [
    budgeted(timesOf("any of these, after each new report", between)),
    budgeted(timesOf(`any of these, while ${count(BATCH)} reports are written`, during)),
    noted(timesOf("one report added", added)),
    noted(timesOf("one report deleted", deleted)),
  ];
}

async function searchesDuring(
  index: SearchIndex,
  generator: Generator,
  from: number,
  ask: () => SearchQuery,
): Promise<number[]> {
  const ops = upserts(generator, from, BATCH);
  const times: number[] = [];
  let isOver = false;
  const written = apply(index, ops).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await timed(() => index.search(ask())));
    await setImmediate();
  }
  await written;
  return times;
}

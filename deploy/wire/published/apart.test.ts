// Services apart: one of two workers fetches a list, another process has the rules, a third one answers look-ups.
import { publisher, sites } from "@sb/workers/published/publisher.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addList, refreshed } from "../../test/people/lists.ts";
import { request, signIn } from "../../test/people/person.ts";
import { type Distributed, startDistributed } from "../../test/servers/distributed.ts";
import { openPublisher } from "../../test/servers/publisher.ts";

const ADMIN = "lists@example.com";
/** Six processes on a machine that does other work too. */
const START_MS = 300_000;
const resources = new AsyncDisposableStack();
let apart: Distributed;
const their = resources.use(await openPublisher());
beforeAll(async () => {
  apart = await startDistributed(
    resources,
    { commands: 1, queries: 1, projectors: 1, workers: 2 },
    { ...their.env, SB_ADMIN_EMAILS: ADMIN, SB_RATE_LIMIT: "0" },
  );
}, START_MS);
afterAll(() => resources.disposeAsync());

async function listings(adrs: string): Promise<unknown> {
  const { body } = await request<{ readonly listings?: unknown }>(
    apart.gateway.url,
    "GET",
    `report/lookup?adrs=${adrs}`,
  );
  return body.listings;
}

test("a list is taken in and refreshed, and what its publisher answers else changes nothing", async () => {
  const admin = await signIn(apart.gateway.url, ADMIN, "Keeper");
  their.answer = (response) => publisher.list(response, sites(9), '"1"');
  const { listSeq, attempt } = await addList(admin, "Drainers", their.url);
  expect(attempt).toMatchObject({ outcome: "TAKEN" });
  const [site, next] = [sites(1, 0).trim(), sites(1, 9).trim()];
  await expect.poll(() => listings(site), { timeout: 20_000 }).toMatchObject([{ listSeq, name: "Drainers" }]);

  their.answer = publisher.failing;
  expect(await refreshed(admin, listSeq)).toMatchObject({ attempt: { code: "HTTP_STATUS" }, good: { entries: 9 } });
  expect(await listings(site)).toMatchObject([{ listSeq }]);

  their.answer = (response) => publisher.list(response, sites(9, 1), '"2"');
  expect(await refreshed(admin, listSeq)).toMatchObject({ attempt: { outcome: "TAKEN" }, good: { entries: 9 } });
  await expect.poll(() => listings(next), { timeout: 20_000 }).toMatchObject([{ listSeq }]);
  expect(await listings(site)).toEqual([]);
}, 120_000);

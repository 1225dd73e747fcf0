// Somebody deletes what they wrote and leaves: every engine is looked through for their words and for the keys of what was sealed.
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKPOINT_FILE } from "@sb/contracts/log/model.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import { expect, test } from "vitest";
import { createRedis } from "../../ci/services/redis.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { inquiryForm } from "../../test/people/inquiry.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { startDistributed } from "../../test/servers/distributed.ts";
import { textsIn } from "../../test/stored/buckets.ts";
import { textInRedis } from "../../test/stored/redis-text.ts";
import { compactSoon, textInTopic, topicsOf } from "../../test/stored/topics.ts";
import { found, word } from "../../test/stored/what-is-left.ts";
import { mixedEnv } from "./mixed-env.ts";

const NAME = "what is left of somebody";
const MASTER_KEY = "5b".repeat(32);
const WITHIN = { timeout: 120_000, interval: 1_000 };

type Seq = { readonly dclrSeq: number };
const among = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((each) => text.includes(each));

async function startOwnRedis(resources: AsyncDisposableStack) {
  const folder = resources.adopt(await mkdtemp(join(tmpdir(), "sb-left-")), (path) =>
    rmSync(path, { recursive: true }),
  );
  const server = await createRedis(folder);
  await server.start();
  resources.defer(() => server.stop("SIGKILL"));
  return { folder, url: server.url };
}

function reportForm(declare: Parameters<typeof declaration>[0], confided: string, attached: string): FormData {
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration(declare, { additional: { suspect: { name: confided } } })));
  form.append("files", new Blob([`They wrote ${attached}`]), "letter.txt");
  return form;
}

/** Two reports, an inquiry, a comment and a draft, each with words that stand nowhere else. */
async function write(leaver: Person, keptSeq: number) {
  const [title, comment, secret, confided, attached, asked, noted, said, drafted] = Array.from({ length: 9 }, word);
  if (!title || !comment || !secret || !confided || !attached || !asked || !noted || !said || !drafted)
    throw new Error("there are too few words");
  const file = async (form: FormData) => (await leaver.call<Seq>("POST", "report", form)).body;
  const adrs = madeUpAddress(title);
  const shown = await file(reportForm({ title, comment, adrs }, confided, attached));
  const hidden = await file(
    reportForm({ title: secret, open: "PRIVATE", adrs: madeUpAddress(secret) }, secret, secret),
  );
  const inquiry = await leaver.call<{ seq: number }>(
    "POST",
    "support/inquiry/submit",
    inquiryForm({ title: asked, contents: asked }, noted),
  );
  const told = await leaver.call<{ commentSeq: number }>("POST", "report/comment", { dclrSeq: keptSeq, content: said });
  const saved = await leaver.call("PUT", "report/draft", { draft: { title: drafted } });
  expect([inquiry.status, told.status, saved.status]).toEqual([201, 201, 200]);
  return {
    shown,
    hidden,
    inquiry: inquiry.body,
    told: told.body,
    public: [title, comment, said],
    all: [
      title,
      comment,
      secret,
      confided,
      attached,
      asked,
      noted,
      said,
      drafted,
      leaver.nickname,
      "leaver@example.com",
    ],
  };
}

describeWith("SB_TEST_KAFKA_URL", NAME, (kafka) =>
  describeWith("SB_TEST_S3_URL", NAME, (s3) => {
    test("no key and no word in the buckets, on any topic, in Redis or in a file; and nobody opens what was sealed", {
      timeout: 600_000,
    }, async () => {
      await using resources = new AsyncDisposableStack();
      const redis = await startOwnRedis(resources);
      const shared = await mixedEnv({ redis: redis.url, kafka, s3 });
      const bus = shared.SB_BUS_URL.replace("partitions=2", "partitions=1");
      const env = { ...shared, SB_BUS_URL: bus, SB_PARTNERS_URL: bus, SB_MASTER_KEY: MASTER_KEY };
      const apart = await startDistributed(resources, { commands: 2, queries: 2, projectors: 1, workers: 1 }, env);
      const { url } = apart.gateway;
      const keeper = await signIn(url, "keeper@example.com", "Keeper");
      const kept = await keeper.call<Seq>("POST", "report", declaration({ title: "Kept" }));
      const before = await textsIn(env.SB_KEYS_URL);
      const leaver = await signIn(url, "leaver@example.com", word().slice(0, 15));
      const wrote = await write(leaver, kept.body.dclrSeq);
      const own = new Map(
        [...(await textsIn(env.SB_KEYS_URL))].filter(([name]) => name.startsWith("keys/") && !before.has(name)),
      );
      const wrapped = [...own.values()];
      expect(wrapped.length).toBeGreaterThan(5);
      expect(wrapped.filter((key) => key.length < 40)).toEqual([]);

      // The search can find it: it is there now.
      const partners = (await topicsOf(bus)).find((topic) => topic.endsWith("reports.public")) ?? "";
      await expect.poll(async () => among(await textInRedis(redis.url), wrote.public), WITHIN).toEqual(wrote.public);
      await expect
        .poll(async () => among(await textInTopic(bus, partners), wrote.public.slice(0, 2)), WITHIN)
        .toHaveLength(2);
      expect([...(await textsIn(env.SB_FILES_URL)).keys()]).not.toEqual([]);
      const opens = await anotherService(apart.dir, env.SB_KEYS_URL, `report-${wrote.shown.dclrSeq}`, resources);
      expect(JSON.stringify(await opens())).toContain(wrote.all[3]);

      const [first, second] = apart.commands.map((each) => each.url);
      const at = (service: string | undefined, method: string, path: string, body?: unknown) =>
        request(service ?? "", method, path, body, { authorization: `Bearer ${leaver.accessToken}` });
      const gone = await at(first, "POST", "report/history/delete", wrote.shown);
      expect([gone.status, await opens()]).toEqual([204, []]);
      expect((await at(second, "POST", "report/history/delete", wrote.shown)).status).toBe(404);
      for (const query of apart.queries) {
        const path = `report/history/${wrote.shown.dclrSeq}`;
        const seen = { authorization: `Bearer ${leaver.accessToken}`, ...seeing(gone) };
        await expect
          .poll(async () => (await request(query.url, "GET", path, undefined, seen)).status, WITHIN)
          .toBe(404);
      }
      expect((await at(first, "POST", "report/history/delete", wrote.hidden)).status).toBe(204);
      expect((await at(first, "POST", "report/comment/delete", wrote.told)).status).toBe(204);
      expect((await at(first, "POST", "support/inquiry/delete", wrote.inquiry)).status).toBe(204);
      expect((await at(first, "DELETE", "report/draft")).status).toBe(204);
      expect((await at(first, "POST", "user/delete")).status).toBe(204);
      expect((await request(second ?? "", "POST", "user/refresh", undefined, { cookie: leaver.cookie })).status).toBe(
        403,
      );

      const all = [...wrote.all, ...wrapped];
      const left = async () =>
        [...(await textsIn(env.SB_KEYS_URL))]
          .filter(([name, text]) => own.has(name) && text !== "")
          .map(([name]) => name);
      await expect.poll(left, WITHIN).toEqual([]);
      expect(among([...(await textsIn(env.SB_KEYS_URL)).values()].join("\n"), all)).toEqual([]);
      // The set of all targets holds hashes, and is made anew each night; the public log's checkpoint is a hash of hashes.
      const told = [FILTER_FILE, CHECKPOINT_FILE];
      const files = async () => [...(await textsIn(env.SB_FILES_URL)).keys()].filter((name) => !told.includes(name));
      await expect.poll(files, WITHIN).toEqual([]);
      await expect.poll(async () => among(await textInRedis(redis.url), all), WITHIN).toEqual([]);
      await expect.poll(() => found(redis.folder, all), WITHIN).toEqual([]);
      await expect.poll(() => found(apart.dir, all), WITHIN).toEqual([]);

      await compactSoon(bus, partners);
      // The broker leaves the segment alone that it writes to.
      for (const title of ["Next", "Last"])
        await keeper.call("POST", "report", declaration({ title, adrs: madeUpAddress(title) }));
      await expect
        .poll(async () => among(await textInTopic(bus, partners), ["Last", ...all]), WITHIN)
        .toEqual(["Last"]);
      for (const topic of await topicsOf(bus)) expect(among(await textInTopic(bus, topic), all), topic).toEqual([]);
    });
  }),
);

/** Opens what was sealed for an owner, with a vault of its own that had it open before. */
async function anotherService(dir: string, keysUrl: string, owner: string, resources: AsyncDisposableStack) {
  const events = resources.adopt(await openEventStore("sqlite:", dir), (store) => store.close());
  const place = { dataDir: dir, eventStoreUrl: "sqlite:" };
  const keys = resources.adopt(await openKeys(keysUrl, place), (open) => open.close());
  const vault = await openVault({ keys, eventStore: events, masterKey: Buffer.from(MASTER_KEY, "hex") });
  const sealed = (await events.readStream(owner)).events.flatMap((event) => [
    ...(event.sealed === undefined ? [] : [event.sealed]),
    ...(event.personal?.owner === owner ? [event.personal.sealed] : []),
  ]);
  return async () =>
    (await Promise.all(sealed.map((each) => vault.open(owner, each)))).filter((each) => each !== undefined);
}

// The service with its bus on Kafka, and what partners and others can read there.
import { randomUUID } from "node:crypto";
import { PartnerReport } from "@sb/contracts/report/partner-report.ts";
import { readTopic } from "@sb/platform/bus/testing/kafka-reader.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { word } from "../../test/stored/what-is-left.ts";

describeWith("SB_TEST_KAFKA_URL", "a service on Kafka", (kafka) => {
  const prefix = `t-${randomUUID()}`;
  const url = `${kafka}?prefix=${prefix}&partitions=3`;
  const resources = new AsyncDisposableStack();
  let person: Person;
  let partners: Awaited<ReturnType<typeof readTopic>>;
  beforeAll(async () => {
    const dataDir = resources.use(temporaryDir()).path;
    const env = { SB_BUS_URL: url, SB_PARTNERS_URL: url };
    const server = resources.use(await startServer({ dataDir, env }));
    person = await signIn(server.url, "person@example.com", "Person");
    partners = resources.use(await readTopic(url, `${prefix}.reports.public`));
  });
  afterAll(() => resources.disposeAsync());

  const file = async (changes: Parameters<typeof declaration>[0]) =>
    (await person.call<{ dclrSeq: number }>("POST", "report", declaration(changes))).body.dclrSeq;
  const valuesOf = (dclrSeq: number) => partners.values(String(dclrSeq));

  test("tells partners of a public report until it is deleted, and never of a private one", async () => {
    const [title, secret] = [word(), word()];
    const hidden = await file({ title: secret, open: "PRIVATE" });
    const shown = await file({ title, dmgHash: secret });
    await expect.poll(() => valuesOf(shown), { timeout: 30_000 }).toHaveLength(1);
    const published = PartnerReport.parse(JSON.parse(valuesOf(shown)[0] ?? ""));
    expect(published).toMatchObject({ dclrSeq: shown, title });
    await person.call("POST", "report/history/delete", { dclrSeq: hidden });
    await person.call("POST", "report/history/delete", { dclrSeq: shown });
    await expect.poll(() => valuesOf(shown).at(-1), { timeout: 30_000 }).toBeNull();
    expect(partners.keys()).not.toContain(String(hidden));
    expect(partners.text()).not.toContain(secret);
  });

  test("carries events sealed, and no key", async () => {
    const [title, secret] = [word(), word()];
    const dclrSeq = await file({ title, dmgHash: secret });
    await using events = await readTopic(url, `${prefix}.events`);
    await expect.poll(() => events.values(`report-${dclrSeq}`), { timeout: 30_000 }).toHaveLength(1);
    for (const each of [title, secret]) expect(events.text()).not.toContain(each);
    const kinds = new Set(events.keys().map((stream) => stream.replace(/-.*/, "")));
    expect([...kinds].filter((kind) => /key|session|nickname|identity/.test(kind))).toEqual([]);
  });
});

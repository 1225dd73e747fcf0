import {
  ControlCheckAsked,
  DisputeErased,
  DisputeExtended,
  DisputeOpened,
  ReporterAnswered,
} from "@sb/contracts/dispute/events.ts";
import { DisputeClock, DisputeProof } from "@sb/contracts/dispute/jobs.ts";
import type { StreamEvent } from "@sb/platform/event-store/port.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { disputeClockHandler, disputeClockSubscription } from "./clock.ts";
import { disputeEvidenceSubscription } from "./evidence.ts";
import { disputeMailsSubscription } from "./mails.ts";
import { disputeProofHandler, disputeProofSubscription } from "./proof.ts";

const made: NewJob[] = [];
const jobs = { enqueue: async (more: readonly NewJob[]) => void made.push(...more) };
beforeEach(() => {
  made.length = 0;
});

const place = { requestSeq: 18, dclrSeq: 17 };
const dueAt = "2026-03-15T10:00:00.000Z";
const people = { requesterId: "shop", reporterId: "reporter", openedAt: "2026-03-01T10:00:00.000Z", dueAt };
const event = ({ type }: { readonly type: string }, data: object = {}): StreamEvent => ({
  ...{ stream: "dispute-18", revision: 0, type, version: 1, data: { ...place, ...data } },
  meta: { eventId: "e-1", correlationId: "c-1", actor: "u-1", at: "2026-03-01T10:00:00.000Z" },
});
const opened = event(DisputeOpened, people);

test("the clock is set when a request is opened, and anew when it is extended", async () => {
  const { deliver } = disputeClockSubscription(jobs);
  await deliver(opened);
  const due = Date.parse(dueAt);
  expect(made.map(({ runAt }) => runAt)).toEqual([due - 3 * 86_400_000, due]);
  await deliver(event(DisputeExtended, { dueAt: "2026-03-29T10:00:00.000Z", reason: "sealed" }));
  expect(new Set(made.map(({ id }) => id)).size).toBe(4);
});

test("a tick goes to the rules with the end that it was set for", async () => {
  const ticks: unknown[] = [];
  const handler = disputeClockHandler({ tick: async (...tick) => void ticks.push(tick) });
  await handler.handle(runOf(DisputeClock.kind, { requestSeq: 18, dueAt, step: "END" }));
  expect(ticks).toEqual([["END", 18, dueAt, "j-1"]]);
});

const look = { resolveTxt: async () => ["token"], fetchText: async () => undefined };
const proof = { dns: { name: "n", value: "token" }, file: { url: "u", content: "token" } };

function proving(failing = false) {
  const settled: unknown[] = [];
  const fail = async () => {
    throw Object.assign(new Error("queryTxt ESERVFAIL _safer-block.shop.example"), { code: "ESERVFAIL" });
  };
  const handler = disputeProofHandler({
    look: failing ? { ...look, resolveTxt: fail } : look,
    disputes: {
      findCheck: async (_, checkId) => (checkId === "c-1" ? { kind: "DNS", proof } : undefined),
      settleCheck: async (...end) => void settled.push(end),
    },
  });
  const run = (checkId: string, failures = 0) =>
    handler.handle({ ...runOf(DisputeProof.kind, { requestSeq: 18, checkId }), failures });
  return { settled, run };
}

test("a site is looked at by a job, once for each time that somebody asks", async () => {
  await disputeProofSubscription(jobs).deliver(event(ControlCheckAsked, { checkId: "c-1", kind: "DNS" }));
  expect(made).toMatchObject([{ kind: "dispute-proof", id: "c-1" }]);
  const { settled, run } = proving();
  await run("c-1");
  await run("c-0");
  expect(settled).toEqual([[18, "c-1", true]]);
});

test("a name server that does not answer is asked again, then the look has failed; no error names the site", async () => {
  const { settled, run } = proving(true);
  const error = await run("c-1").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "ESERVFAIL" });
  expect(String(error)).not.toContain("shop.example");
  await run("c-1", 2);
  expect(settled).toEqual([[18, "c-1", false]]);
});

test("mails go to the side that did not do it, with ids only", async () => {
  const eventStore = { readStream: async () => ({ events: [opened], revision: 0 }) };
  const { deliver, from } = disputeMailsSubscription({ jobs, eventStore });
  expect(from).toBe("now");
  await deliver(opened);
  await deliver(event(ReporterAnswered, { answer: "sealed" }));
  expect(made.map(({ id, payload }) => [id, payload])).toEqual([
    ["e-1.REQUESTER", { ...place, userId: "shop", mail: "RECEIVED", dueAt }],
    ["e-1.REPORTER", { ...place, userId: "reporter", mail: "ASKED", dueAt }],
    ["e-1.REQUESTER", { ...place, userId: "shop", mail: "ANSWERED" }],
  ]);
});

test("evidence is deleted when the requester's words are, not the reporter's", async () => {
  const { deliver } = disputeEvidenceSubscription(jobs);
  await deliver(event(DisputeErased, { side: "REPORTER", isGone: true }));
  await deliver(event(DisputeErased, { side: "REQUESTER", isGone: true }));
  expect(made).toMatchObject([{ kind: "dispute-evidence", payload: { requestSeq: 18 } }]);
});

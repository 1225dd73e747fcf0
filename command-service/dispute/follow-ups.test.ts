// The follow-up does what a crash left undone, however often it runs; and jobs call the requests' rules.
import { answerKeyOwner } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { declarationForm } from "@sb/contracts/report/fixture.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { expect, test } from "vitest";
import { createAccountGate } from "../account/gate.ts";
import { reportDecider } from "../report/rules/decider.ts";
import { NOW, openBench } from "../report/testing.ts";
import { followUps } from "./follow-ups.ts";
import { remote } from "./remote.ts";
import type { DisputeCommand } from "./rules/commands.ts";
import { disputeDecider } from "./rules/decider.ts";
import { OPEN } from "./rules/testing.ts";

const context = { actor: "somebody", correlationId: "c", at: NOW };

/** A filed report (17) and a request about it (18), of which the report knows nothing yet. */
async function openWorld() {
  const bench = await openBench();
  const accounts = createAccountGate(bench.deps);
  const deps = { ...bench.deps, accounts, publicUrl: "https://sb.example" };
  const form = declarationForm();
  const file = {
    type: "File",
    dclrSeq: 17,
    ownerId: "reporter",
    form,
    files: [],
    agreements: [],
    today: "2026-03-01",
  } as const;
  await deps.handle(reportDecider, reportStream.of(17), file, context);
  const run = (command: DisputeCommand) => deps.handle(disputeDecider, disputeStream.of(18), command, context);
  await run(OPEN);
  const [followUp] = followUps(deps);
  return {
    deps,
    run,
    report: async () => (await load(deps, reportDecider, reportStream.of(17))).state,
    dispute: async () => (await load(deps, disputeDecider, disputeStream.of(18))).state,
    /** All that has happened, twice. */
    async deliverAll() {
      const events = await deps.eventStore.readAll(START, 1_000);
      const handled = events.filter(({ type }) => followUp.handles.some((definition) => definition.type === type));
      for (const event of [...handled, ...handled]) await followUp.deliver(event);
    },
    [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
  };
}

const decide = (outcome: "KEPT" | "REMOVED") =>
  ({ type: "Decide", outcome, reason: "sealed", correction: undefined, isReporterGone: true, at: NOW }) as const;

test("a report that a crash left unmarked is marked, once", async () => {
  await using world = await openWorld();
  await world.deliverAll();
  expect(await world.report()).toMatchObject({ pendingRequests: [{ requestSeq: 18, requesterId: "shop" }] });
});

test("a decision that a crash kept from the report is carried over, and stays", async () => {
  await using world = await openWorld();
  await world.deliverAll();
  await world.run(decide("KEPT"));
  await world.deliverAll();
  expect(await world.report()).toMatchObject({ status: "FILED", pendingRequests: [], settledRequests: [18] });
});

test("a removal deletes the report, its keys, and what was answered", async () => {
  await using world = await openWorld();
  await world.deliverAll();
  const answer = await world.deps.vault.seal(answerKeyOwner(18), { content: "It was them." });
  await world.run({ type: "Answer", userId: "reporter", answer, at: NOW });
  await world.run(decide("REMOVED"));
  await world.deliverAll();
  await world.deliverAll();
  expect(await world.report()).toMatchObject({ status: "DELETED" });
  expect(await world.deps.vault.open(answerKeyOwner(18), answer)).toBeUndefined();
});

test("a request on a report that went meanwhile is closed, and its words are destroyed", async () => {
  await using world = await openWorld();
  const remove = { type: "Delete", dclrSeq: 17, ownerId: "reporter" } as const;
  await world.deps.handle(reportDecider, reportStream.of(17), remove, context);
  await world.deliverAll();
  expect(await world.dispute()).toMatchObject({ status: "CLOSED", erased: ["REQUESTER"], target: undefined });
});

test("jobs tick the clock, and look at a site for whoever waits", async () => {
  await using world = await openWorld();
  const disputes = remote(world.deps);
  const { dueAt } = (await world.dispute()) as { dueAt: string };
  await disputes.tick("END", 18, "2026-01-01T00:00:00.000Z", "j-1");
  expect(await world.dispute()).toMatchObject({ isOverdue: false });
  for (let times = 0; times < 2; times++) await disputes.tick("END", 18, dueAt, "j-1");
  expect(await world.dispute()).toMatchObject({ status: "OPEN", isOverdue: true });

  expect(await disputes.findCheck(18, "c-1")).toBeUndefined();
  await world.run({ type: "AskCheck", userId: "shop", checkId: "c-1", kind: "DNS" });
  expect(await disputes.findCheck(18, "c-1")).toMatchObject({
    kind: "DNS",
    proof: { dns: { name: "_safer-block.shop.example" } },
  });
  await disputes.settleCheck(18, "c-1", true);
  await disputes.settleCheck(18, "c-1", false);
  expect(await world.dispute()).toMatchObject({ isProven: true });
});

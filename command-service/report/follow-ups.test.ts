import { declarationForm } from "@sb/contracts/report/fixture.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { expect, it } from "vitest";
import { followUps } from "./follow-ups.ts";
import { routes as reportRoutes } from "./routes.ts";
import { reportDecider } from "./rules/decider.ts";
import { NOW, openBench, PNG, requestOf, upload } from "./testing.ts";

it("erases what a crash left after a deletion, however often it runs", async () => {
  await using bench = await openBench();
  const { deps } = bench;
  const files = [upload("a.png", PNG)];
  const reply = await reportRoutes(deps)["POST report"](requestOf("owner", { body: declarationForm(), files }));
  const dclrSeq = "body" in reply ? reply.body.dclrSeq : 0;
  const command = { type: "Delete", dclrSeq, ownerId: "owner" } as const;
  // Only the deletion event: the process died before it erased anything.
  await deps.handle(reportDecider, reportStream.of(dclrSeq), command, { actor: "owner", correlationId: "c", at: NOW });
  const events = await deps.eventStore.readAll(START, 100);
  const [eraser] = followUps(deps);
  for (const event of [...events, ...events]) await eraser.deliver(event);
  const filed = events.find((event) => event.type === "DeclarationFiled");
  expect(await deps.vault.open(reportStream.of(dclrSeq), filed?.sealed ?? "")).toBeUndefined();
});

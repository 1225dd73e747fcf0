import { AUDIT_MODEL, auditList, timeOfAct } from "@sb/contracts/audit/model.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { auditProjection } from "./projections.ts";

const place = { commentSeq: 3, target: { kind: "REPORT", seq: 17 } };
const ACTS: readonly Given[] = [
  { stream: "session-s1", type: "RolesHeld", version: 1, data: { userId: "u-1", roles: ["admin"] } },
  { stream: "comment-3", type: "CommentHidden", version: 1, data: { ...place, reason: "She names Kim." } },
  { stream: "operation-9", type: "JobDropped", version: 1, data: { seq: 9, kind: "mail", id: "m", reason: "Old." } },
];
const LOG = history([
  ...ACTS,
  { stream: "comment-3", type: "CommentDeleted", version: 1, data: { ...place, because: "WRITER" } },
  { stream: "session-s1", type: "SessionRevoked", version: 1, data: { reason: "LOGOUT" } },
]);

test("has each act with its actor, and none of what users do", async () => {
  const { docs, lists } = (await projected(auditProjection, LOG)).contents;
  const all = Object.values(docs).sort((a, b) => String(a.at).localeCompare(String(b.at)));
  expect(all).toMatchObject([
    { act: "RolesHeld", subject: "account", target: "u-1", reason: "admin" },
    { act: "CommentHidden", subject: "comment", target: "3" },
    { act: "JobDropped", subject: "operation", target: "9", reason: "Old." },
  ]);
  expect(all.map(({ actor, at, eventId }) => ({ actor, at, eventId }))).toEqual(
    LOG.slice(0, 3).map(({ meta: { actor, at, eventId } }) => ({ actor, at, eventId })),
  );
  const { actor = "" } = LOG[0]?.meta ?? {};
  const counts = [{}, { actor }, { subject: "comment" }, { act: "JobDropped", actor }].map(
    (filter) => lists[auditList(filter)]?.length,
  );
  expect(counts).toEqual([3, 3, 1, 1]);
  expect(lists[auditList({})]?.map(timeOfAct)).toEqual(all.map(({ at }) => at));
});

test("repeats no reason that may name people", async () => {
  expect(JSON.stringify((await projected(auditProjection, LOG)).contents)).not.toContain("Kim");
  expect(auditProjection.name).toBe(AUDIT_MODEL);
});

test("same events twice", () => sameEventsTwice(auditProjection, LOG));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(auditProjection, LOG));

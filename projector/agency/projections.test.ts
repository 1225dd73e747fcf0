import type { AgencyEvent } from "@sb/contracts/agency/events.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { agencyProjection } from "./projections.ts";

const facts = {
  name: "Cyber Bureau",
  kind: "INVESTIGATION",
  criteria: { crimeTypes: [], chains: ["BTC"], countries: [] },
  scope: "CONFIDENTIAL",
  tlp: "AMBER",
};
const happened = (type: AgencyEvent["type"], agencySeq: number, more: object = {}, sealed?: string): Given => ({
  stream: agencyStream.of(agencySeq),
  type,
  data: { agencySeq, ...more },
  ...(sealed && { sealed }),
});
const publicKey = { kind: "age", value: "age1" };
const webhookHost = "hooks.example";

const LIFE = history([
  happened("AgencyRegistered", 1, { ...facts, webhookHost }, "secrets 1"),
  happened("AgencyRegistered", 2, facts, "secrets 2"),
  happened("AgencySecretIssued", 1, { secretId: "s-1" }, "whsec 1"),
  happened("AgencySecretIssued", 1, { secretId: "s-2" }, "whsec 2"),
  happened("AgencyMemberAdded", 1, { memberId: "m-1", sealed: "mail 1", seat: "seat-1" }),
  happened("AgencyMemberAdded", 1, { memberId: "m-2", sealed: "mail 2", seat: "seat-2" }),
  happened("AgencySecretEnded", 1, { secretId: "s-1" }),
  happened("AgencyMemberRemoved", 1, { memberId: "m-1" }),
  happened("AgencyWebhookStopped", 1, { because: "GONE" }),
  happened("AgencyKeySet", 2, { publicKey }),
  happened("AgencyStopped", 2, { reason: "Ended" }),
]);

test("an agency has its secrets and members, and what is confidential stays sealed", async () => {
  const { docs, lists } = (await projected(agencyProjection, LIFE)).contents;
  expect(lists).toEqual({ "agency:all": ["1", "2"], "agency:active": ["1"] });
  expect(docs["agency/1"]).toMatchObject({
    ...facts,
    status: "ACTIVE",
    sealed: "secrets 1",
    webhook: { host: webhookHost, stopped: { because: "GONE" } },
    secrets: [{ secretId: "s-2", sealed: "whsec 2" }],
    members: [{ memberId: "m-2", sealed: "mail 2" }],
  });
  expect(docs["agency/2"]).toMatchObject({ status: "STOPPED", publicKey, stopped: { reason: "Ended" } });
  expect(docs["agency/2"]).not.toHaveProperty("webhook");
});

test("a change is the whole of it again; a webhook that was stopped stays so until it is resumed", async () => {
  const changed = { ...facts, name: "New", webhookHost };
  const { docs } = (
    await projected(
      agencyProjection,
      history([
        happened("AgencyRegistered", 1, { ...facts, webhookHost, publicKey }, "a"),
        happened("AgencyWebhookStopped", 1, { because: "ADMIN" }),
        happened("AgencyChanged", 1, changed, "b"),
        happened("AgencyRegistered", 2, { ...facts, webhookHost }, "a"),
        happened("AgencyWebhookStopped", 2, { because: "ADMIN" }),
        happened("AgencyWebhookResumed", 2),
        happened("AgencyStopped", 2, { reason: "x" }),
        happened("AgencyResumed", 2, { reason: "y" }),
      ]),
    )
  ).contents;
  expect(docs["agency/1"]).toMatchObject({ name: "New", sealed: "b", webhook: { stopped: { because: "ADMIN" } } });
  expect(docs["agency/1"]).not.toHaveProperty("publicKey");
  expect(docs["agency/2"]).toMatchObject({ status: "ACTIVE", webhook: { host: webhookHost } });
  expect(docs["agency/2"]).not.toHaveProperty("stopped");
});

test("the same events twice change nothing", () => sameEventsTwice(agencyProjection, LIFE));
test("rebuilt from zero it is equal", () => rebuiltFromZeroIsEqual(agencyProjection, LIFE));

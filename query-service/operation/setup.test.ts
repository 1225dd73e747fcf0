// Steps of setting up: the service calls none done that it can't see, and words make none done that it sees missing.
import { AGENCY_LISTS, AGENCY_MODEL } from "@sb/contracts/agency/model.ts";
import { TERMS_CODES } from "@sb/contracts/codes.ts";
import { OPERATION_MODEL, SETUP_COLLECTION, type SetupAnswer, type SetupStep } from "@sb/contracts/operation/model.ts";
import { PUBLISHED_COLLECTIONS, PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { TERMS_COLLECTION, TERMS_MODEL } from "@sb/contracts/terms/model.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { expect, test } from "vitest";
import { getSetup, type SetUp, setUpOf } from "./setup.ts";
import { NOTHING_WAITS } from "./testing.ts";

const settings = (env: Readonly<Record<string, string>> = {}) => readConfig(env);
const MAIL = { SB_MAIL_URL: "smtps://mail.example.org", SB_MAIL_FROM: "Safer Block <no-reply@example.org>" };
const ISSUER = {
  SB_OIDC_ISSUER: "https://accounts.google.com",
  SB_OIDC_CLIENT_ID: "id",
  SB_OIDC_CLIENT_SECRET: "secret",
};

/** The states by step, of an installation with these documents. */
async function statesWith(setUp: SetUp, models: Readonly<Record<string, readonly ReadOp[]>> = {}) {
  await using resources = new AsyncDisposableStack();
  const readStore = resources.adopt(openSqliteReadStore(":memory:"), (store) => store.close());
  for (const [projection, ops] of Object.entries(models)) await readStore.apply({ projection, from: "", to: "1", ops });
  const reply = await getSetup({ ...NOTHING_WAITS, readStore, setUp })({} as never);
  if ("stream" in reply) throw new Error("a stream");
  const states = reply.body.items.map(({ step, state }) => [step, state]);
  return { ...Object.fromEntries(states), complete: reply.body.complete };
}

const said = (step: SetupStep, answer: SetupAnswer): ReadOp => ({
  op: "put",
  collection: SETUP_COLLECTION,
  id: step,
  doc: { seq: 1, answer, at: "2026-11-27T08:00:00.000Z", by: "ann" },
});

test("one process knows that its own issuer, a mail server and a second person are missing", async () => {
  const none = setUpOf(settings({ SB_ADMIN_EMAILS: "ann@example.org" }), true);
  expect(none).toEqual({ ownIssuer: false, mailServer: false, deciders: 1 });
  expect(await statesWith(none)).toMatchObject({ ISSUER: "MISSING", STAFF: "MISSING", MAIL: "MISSING" });
});

test("one address in two roles is one person, and editors decide nothing", () => {
  const env = {
    SB_ADMIN_EMAILS: "ann@example.org",
    SB_MODERATOR_EMAILS: "Ann@example.org,ben@example.org",
    SB_EDITOR_EMAILS: "eve@example.org",
  };
  expect(setUpOf(settings(env), true)).toMatchObject({ deciders: 2 });
});

test("a process beside others calls unknown what it was not told", async () => {
  expect(setUpOf(settings(), false)).toEqual({});
  expect(setUpOf(settings({ ...MAIL, ...ISSUER }), false)).toEqual({ ownIssuer: true, mailServer: true });
  expect(await statesWith({})).toMatchObject({ ISSUER: "UNKNOWN", STAFF: "UNKNOWN", MAIL: "UNKNOWN" });
});

test("back-ups are never done by themselves; an admin may say so", async () => {
  expect(await statesWith({})).toMatchObject({ BACKUP: "UNKNOWN" });
  expect(await statesWith({}, { [OPERATION_MODEL]: [said("BACKUP", "DONE")] })).toMatchObject({ BACKUP: "SAID" });
  expect(await statesWith({}, { [OPERATION_MODEL]: [said("BACKUP", "OPEN")] })).toMatchObject({ BACKUP: "UNKNOWN" });
});

test("words do not make done what is seen to be missing; agencies may be left out", async () => {
  const words = { [OPERATION_MODEL]: [said("ISSUER", "DONE"), said("AGENCIES", "LEFT")] };
  expect(await statesWith({ ownIssuer: false }, words)).toMatchObject({ ISSUER: "MISSING", AGENCIES: "LEFT" });
});

test("terms are the operator's own once each has a published version, agencies are there once one gets reports", async () => {
  const own = (code: string): ReadOp => ({
    op: "put",
    collection: TERMS_COLLECTION,
    id: code,
    doc: { code, versions: [{ applyDt: "2026-12-01" }], revision: 0 },
  });
  const agency: ReadOp = { op: "listAdd", list: AGENCY_LISTS.active, member: "1", score: 1 };
  const some = { [TERMS_MODEL]: TERMS_CODES.slice(1).map(own), [AGENCY_MODEL]: [agency] };
  expect(await statesWith({}, some)).toMatchObject({ TERMS: "MISSING", AGENCIES: "DONE" });
  expect(await statesWith({}, { [TERMS_MODEL]: TERMS_CODES.map(own) })).toMatchObject({ TERMS: "DONE" });
});

test("lists are there once one has entries, not once it was added", async () => {
  const listed: ReadOp = { op: "listAdd", list: PUBLISHED_LISTS.open, member: "7", score: 7 };
  const list = (good?: { readonly entries: number }): ReadOp => ({
    op: "put",
    collection: PUBLISHED_COLLECTIONS.list,
    id: "7",
    doc: { listSeq: 7, state: "ACTIVE", ...(good && { good }) },
  });
  expect(await statesWith({}, { [PUBLISHED_MODEL]: [listed, list()] })).toMatchObject({ LISTS: "MISSING" });
  expect(await statesWith({}, { [PUBLISHED_MODEL]: [listed, list({ entries: 9 })] })).toMatchObject({ LISTS: "DONE" });
});

import type { AgencyEvent } from "@sb/contracts/agency/events.ts";
import { agencyEvents } from "@sb/contracts/agency/events.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { type DeliveryEvent, deliveryEvents } from "@sb/contracts/delivery/events.ts";
import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { disclosureStream } from "@sb/contracts/disclosure/subject.ts";
import type { AnyEvent } from "@sb/contracts/events.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { declarationForm } from "@sb/contracts/report/fixture.ts";
import type { Events } from "@sb/contracts/subject.ts";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, test } from "vitest";
import { routes as reportRoutes } from "../report/routes.ts";
import { type Bench, NOW, openBench, PNG, requestOf, upload } from "../report/testing.ts";
import { getPackage } from "./get-package.ts";

const AGENCY = 3;
let bench: Bench;
let publicKey: { readonly kind: "age"; readonly value: string };
beforeEach(async () => {
  bench = await openBench();
  publicKey = { kind: "age", value: await identityToRecipient(await generateX25519Identity()) };
});
afterEach(() => bench[Symbol.asyncDispose]());

/** Appends what happened, whatever the rules say. */
async function record<Event extends AnyEvent>(events: Events<Event>, stream: string, ...happened: readonly Event[]) {
  const recorder = { events, initialState: undefined, evolve: () => undefined, decide: () => happened };
  await bench.deps.handle(recorder, stream, undefined, { actor: "u-admin", correlationId: "r", at: NOW });
}

const agency = (...happened: readonly AgencyEvent[]) => record(agencyEvents, agencyStream.of(AGENCY), ...happened);
const registered = (facts: Partial<AgencyEvent["data"]> = {}): AgencyEvent => ({
  type: "AgencyRegistered",
  version: 1,
  data: {
    ...{ agencySeq: AGENCY, name: "Bureau", kind: "INVESTIGATION", scope: "CONFIDENTIAL", tlp: "AMBER", publicKey },
    criteria: { crimeTypes: [], chains: [], countries: [] },
    ...facts,
  },
  secret: { contacts: [] },
});
const narrow = { criteria: { crimeTypes: ["DRUGS"], chains: [], countries: [] } } as const;
const told = (content: "SHARED" | "REVOKED", dclrSeq: number): DeliveryEvent => ({
  type: "AgencyNotified",
  version: 1,
  data: { agencySeq: AGENCY, dclrSeq, agency: "Bureau", content, reportRevision: 0, confidential: true, via: "INBOX" },
});
const deliver = (dclrSeq: number, ...contents: readonly ("SHARED" | "REVOKED")[]) =>
  record(deliveryEvents, deliveryStream.of(`${AGENCY}-${dclrSeq}`), ...contents.map((each) => told(each, dclrSeq)));

async function file(open: "PUBLIC" | "PRIVATE" = "PRIVATE"): Promise<number> {
  const asked = { body: declarationForm({ open }), files: [upload("a.png", PNG)], idempotencyKey: undefined };
  const reply = await reportRoutes(bench.deps)["POST report"](requestOf<"POST report">("u-reporter", asked));
  if (!("body" in reply)) throw new Error("no body");
  return reply.body.dclrSeq;
}

async function ask(dclrSeq: number) {
  const request = requestOf<"POST report/extra">("u-member", {});
  const caller = { ...request.caller, agencySeq: AGENCY };
  const asked = {
    ...request,
    route: "GET agency/report/{dclrSeq}/package",
    body: undefined,
    params: { dclrSeq },
    caller,
  } as const;
  try {
    return Object.keys(await getPackage(bench.deps)(asked)).includes("stream") ? "FETCHED" : "";
  } catch (error) {
    if (isRefused(error)) return error.code;
    throw error;
  }
}

test("each fetch is recorded, with the key and the number of files", async () => {
  await agency(registered());
  const dclrSeq = await file();
  expect([await ask(dclrSeq), await ask(dclrSeq)]).toEqual(["FETCHED", "FETCHED"]);
  const { events } = await bench.deps.eventStore.readStream(disclosureStream.of(`${AGENCY}-${dclrSeq}`));
  expect(events).toMatchObject(Array(2).fill({ type: "PackageFetched", data: { dclrSeq, files: 1 } }));
  expect(events.map(({ meta }) => meta.actor)).toEqual(["u-member", "u-member"]);
});

test("what only wants a key says so, and is fetched once there is one", async () => {
  await agency(registered({ publicKey: undefined }));
  const dclrSeq = await file();
  expect(await ask(dclrSeq)).toBe("PUBLIC_KEY_MISSING");
  await agency({ type: "AgencyKeySet", version: 1, data: { agencySeq: AGENCY, publicKey } });
  expect(await ask(dclrSeq)).toBe("FETCHED");
});

test.each([
  ["has public scope", () => [registered({ scope: "PUBLIC" })]],
  ["asks for other crimes", () => [registered(narrow)]],
  [
    "was stopped",
    (): AgencyEvent[] => [
      registered(),
      { type: "AgencyStopped", version: 1, data: { agencySeq: AGENCY, reason: "ended" } },
    ],
  ],
  ["does not exist", () => []],
])("an agency that %s gets none", async (_, happened) => {
  if (happened().length > 0) await agency(...happened());
  expect(await ask(await file())).toBe("NOT_FOUND");
  expect(await ask(await file("PUBLIC"))).toBe("NOT_FOUND");
});

test("what it was given stays its own when its criteria change, until it is taken back", async () => {
  await agency(registered(narrow));
  const dclrSeq = await file();
  await deliver(dclrSeq, "SHARED");
  expect(await ask(dclrSeq)).toBe("FETCHED");
  await deliver(dclrSeq, "REVOKED");
  expect(await ask(dclrSeq)).toBe("NOT_FOUND");
});

test("there is none of a report that nobody filed", async () => {
  await agency(registered());
  expect(await ask(1)).toBe("NOT_FOUND");
});

import { type AgencyEvent, agencyEvents } from "@sb/contracts/agency/events.ts";
import { AGENCY_LIMITS } from "@sb/contracts/agency/model.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import type { AgencyFacts } from "./commands.ts";
import { agencyDecider } from "./decider.ts";

const agencySeq = 7;
const criteria = { crimeTypes: [], chains: ["BTC"], countries: [] } as const;
const open = { name: "Cyber Bureau", kind: "INVESTIGATION", criteria, scope: "PUBLIC", tlp: "AMBER" } as const;
const secrets = { contacts: [{ name: "Desk" }] };
const facts: AgencyFacts = { ...open, secrets };
const hooked: AgencyFacts = { ...open, secrets: { ...secrets, webhookUrl: "https://hooks.example/x?token=t" } };

const registered: AgencyEvent = {
  type: "AgencyRegistered",
  version: 1,
  data: { agencySeq, ...open },
  secret: secrets,
};
const withHook: AgencyEvent = {
  ...registered,
  data: { agencySeq, ...open, webhookHost: "hooks.example" },
  secret: hooked.secrets,
};
const of = <Type extends AgencyEvent["type"]>(type: Type, data: object = {}) =>
  ({ type, version: agencyEvents.find(type)?.version, data: { agencySeq, ...data } }) as unknown as AgencyEvent;
const stopped = of("AgencyStopped", { reason: "Ended" });
const hookStopped = of("AgencyWebhookStopped", { because: "GONE" });
const member = (n: number) => of("AgencyMemberAdded", { memberId: `m-${n}`, seat: `seat-${n}`, sealed: "s" });
const issued = (n: number): AgencyEvent => ({
  type: "AgencySecretIssued",
  version: 1,
  data: { agencySeq, secretId: `s-${n}` },
  secret: { secret: `whsec_${n}` },
});
const issue = (n: number) => ({ type: "IssueSecret", agencySeq, secretId: `s-${n}`, secret: `whsec_${n}` }) as const;

test("it is registered once; the address of its webhook is sealed, but for the host", () => {
  given(agencyDecider).when({ type: "Register", agencySeq, facts: hooked }).expectEvents(withHook);
  given(agencyDecider, registered).when({ type: "Register", agencySeq, facts }).expectEvents();
});

test("nothing is done to an agency that is not there", () => {
  given(agencyDecider).when({ type: "Stop", agencySeq, reason: "x" }).expectRefusal("NOT_FOUND");
  given(agencyDecider).when(issue(1)).expectRefusal("NOT_FOUND");
});

test("who changes an older state than the newest is told", () => {
  const change = { type: "Change", agencySeq, facts: { ...facts, name: "New" }, revision: 0 } as const;
  const data = { agencySeq, ...open, name: "New" };
  given(agencyDecider, registered)
    .when(change)
    .expectEvents({ type: "AgencyChanged", version: 1, data, secret: secrets });
  given(agencyDecider, registered, of("AgencyKeySet", { publicKey: { kind: "age", value: "age1" } }))
    .when(change)
    .expectRefusal("CONTENT_CHANGED");
});

test("a webhook that was stopped goes on at another address, and not because its name changed", () => {
  const history = [withHook, hookStopped];
  const change = (url: string) =>
    ({
      type: "Change",
      agencySeq,
      facts: { ...open, secrets: { ...secrets, webhookUrl: url } },
      revision: 1,
    }) as const;
  const types = (url: string) =>
    agencyDecider.decide(change(url), given(agencyDecider, ...history).state()).map(({ type }) => type);
  expect(types("https://hooks.example/y")).toEqual(["AgencyChanged", "AgencyWebhookResumed"]);
  expect(types("https://hooks.example/x?token=t")).toEqual(["AgencyChanged"]);
});

test("a webhook is stopped once, and only where there is one", () => {
  const stop = { type: "StopWebhook", agencySeq, because: "GONE" } as const;
  given(agencyDecider, withHook).when(stop).expectEvents(hookStopped);
  given(agencyDecider, withHook, hookStopped).when(stop).expectEvents();
  given(agencyDecider, registered).when(stop).expectEvents();
  given(agencyDecider, withHook, hookStopped)
    .when({ type: "ResumeWebhook", agencySeq })
    .expectEvents(of("AgencyWebhookResumed"));
});

test("an admin who stops a webhook says why", () => {
  const because = { because: "ADMIN", reason: "It answers nothing" } as const;
  given(agencyDecider, withHook)
    .when({ type: "StopWebhook", agencySeq, ...because })
    .expectEvents(of("AgencyWebhookStopped", because));
});

test("it is stopped and resumed, each once", () => {
  const stop = { type: "Stop", agencySeq, reason: "Ended" } as const;
  given(agencyDecider, registered).when(stop).expectEvents(stopped);
  given(agencyDecider, registered, stopped).when(stop).expectEvents();
  const resume = { type: "Resume", agencySeq, reason: "New" } as const;
  given(agencyDecider, registered, stopped)
    .when(resume)
    .expectEvents(of("AgencyResumed", { reason: "New" }));
  given(agencyDecider, registered).when(resume).expectEvents();
});

test("two secrets are good at once: a third ends the oldest", () => {
  given(agencyDecider, registered, issued(1)).when(issue(2)).expectEvents(issued(2));
  given(agencyDecider, registered, issued(1), issued(2))
    .when(issue(3))
    .expectEvents(issued(3), of("AgencySecretEnded", { secretId: "s-1" }));
  given(agencyDecider, registered, issued(1))
    .when({ type: "EndSecret", agencySeq, secretId: "s-1", reason: "It leaked." })
    .expectEvents(of("AgencySecretEnded", { secretId: "s-1", reason: "It leaked." }));
});

test("an address is a member once, and there is room for so many", () => {
  const add = (n: number) =>
    ({ type: "AddMember", agencySeq, memberId: `m-${n}`, seat: `seat-${n}`, sealed: "s" }) as const;
  given(agencyDecider, registered).when(add(1)).expectEvents(member(1));
  given(agencyDecider, registered, member(1))
    .when({ ...add(1), memberId: "m-2" })
    .expectEvents();
  const full = Array.from({ length: AGENCY_LIMITS.members }, (_, n) => member(n));
  given(agencyDecider, registered, ...full)
    .when(add(99))
    .expectRefusal("TOO_MANY_MEMBERS");
});

test("a member is removed once", () => {
  const remove = { type: "RemoveMember", agencySeq, memberId: "m-1", reason: "Left" } as const;
  const removed = of("AgencyMemberRemoved", { memberId: "m-1", reason: "Left" });
  given(agencyDecider, registered, member(1)).when(remove).expectEvents(removed);
  given(agencyDecider, registered, member(1), removed).when(remove).expectEvents();
});

// The read model of accounts: one document per person, with nothing personal in the clear.
import { withEnded } from "@sb/contracts/account/ended-logins.ts";
import {
  type AccountEvent,
  type AccountJoined,
  accountEvents,
  type TermsAgreed,
} from "@sb/contracts/account/events.ts";
import { withBegun, withoutLogin, withSeen } from "@sb/contracts/account/logins.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

type AccountStored = Stored<AccountEvent>;

export const accountProjection = defineProjection({
  name: ACCOUNT_MODEL,
  handles: accountEvents.definitions,
  reads: ({ data }) => [{ collection: ACCOUNT_COLLECTION, id: data.userId }],
  project,
});

function project(event: AccountStored, docs: Docs): readonly ReadOp[] {
  const before = find(event, docs);
  if (before && before.revision >= event.revision) return [];
  const doc: AccountDoc = { ...factsAfter(event, before), revision: event.revision };
  const erases = before !== undefined && (before.nickname !== doc.nickname || before.logins !== doc.logins);
  return [{ op: "put", collection: ACCOUNT_COLLECTION, id: doc.userId, doc, erases }];
}

function find({ data }: AccountEvent, docs: Docs): AccountDoc | undefined {
  // Only this projection writes here.
  return docs.get(ACCOUNT_COLLECTION, data.userId) as AccountDoc | undefined;
}

function factsAfter(event: AccountStored, before: AccountDoc | undefined): Omit<AccountDoc, "revision"> {
  if (event.type === "AccountJoined") {
    const { userId, nickname, membership, person } = event.data;
    const { endedLogins } = before ?? {};
    const joined = { userId, nickname, joinedAt: event.meta.at, active: true, membership, sealed: person };
    return { ...joined, endedLogins, agreements: agreedIn(event, []) };
  }
  if (!before) throw new Error(`${event.stream}: ${event.type} before anybody joined`);
  switch (event.type) {
    case "NicknameChanged":
      return { ...before, nickname: event.data.nickname };
    case "LoginBegun": {
      const { sessionId, device, at } = event.data;
      const begun = { sessionId, device, begunAt: at, seenOn: at.slice(0, 10) };
      return { ...before, logins: withBegun(before.logins ?? [], begun) };
    }
    case "LoginSeen":
      return { ...before, logins: withSeen(before.logins ?? [], event.data.sessionId, event.data.day) };
    case "LoginEnded":
      return {
        ...before,
        logins: withoutLogin(before.logins ?? [], event.data.sessionId),
        endedLogins: withEnded(before.endedLogins ?? [], event),
      };
    case "AccountPersonChanged":
      return { ...before, sealed: event.data.person };
    case "LanguageChanged":
      return { ...before, language: event.data.language };
    case "TermsAgreed":
      return { ...before, agreements: agreedIn(event, before.agreements ?? []) };
    case "AccountDeregistered": {
      const { sealed: _, language: __, agreements: ___, logins: ____, ...rest } = before;
      return { ...rest, nickname: "", active: false };
    }
    default:
      throw unknownEvent(event);
  }
}

type Agreed = NonNullable<AccountDoc["agreements"]>;

function agreedIn({ data, meta }: Stored<AccountJoined | TermsAgreed>, before: Agreed): Agreed {
  const others = before.filter((known) => !data.agreements.some(({ code }) => code === known.code));
  return [...others, ...data.agreements.map((agreement) => ({ ...agreement, at: meta.at }))];
}

export const projections = [accountProjection] as const;

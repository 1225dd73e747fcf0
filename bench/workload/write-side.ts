// The command service in this process, composed as in the standalone server, on the bench's own store.

import { createAccountGate } from "@sb/command-service/account/gate.ts";
import { createNicknames } from "@sb/command-service/account/nicknames.ts";
import { createAgencyGate } from "@sb/command-service/agency/gate.ts";
import { createCommandHandlers } from "@sb/command-service/main.ts";
import { NOTHING_TO_OPERATE } from "@sb/command-service/operation/testing.ts";
import { createTermsBook } from "@sb/command-service/terms/book.ts";
import { Declaration, type DeclarationInput } from "@sb/contracts/report/wire.ts";
import { bareRequest } from "@sb/deploy/demo/bare-request.ts";
import { nowText } from "@sb/platform/clock.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { openDailyCounters } from "@sb/platform/rate-limit/open.ts";
import { createTokens } from "@sb/platform/token/tokens.ts";
import { loadMasterKey } from "@sb/platform/vault/master-key.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";

export type WriteSide = AsyncDisposable & {
  readonly eventStore: EventStore;
  /** Returns the new account's id. */
  readonly join: (nickname: string) => Promise<string>;
  /** Calls the handler of POST report, with an Idempotency-Key as the web app does. */
  readonly file: (form: Declaration, userId: string, key: string) => Promise<void>;
};

export type WriteSideOptions = {
  readonly dataDir: string;
  /** ISO 8601. */
  readonly clock?: () => string;
  /** Wraps the store that the handlers use. */
  readonly wrap?: (eventStore: EventStore) => EventStore;
};

export async function openWriteSide({ dataDir, clock = nowText, wrap = same }: WriteSideOptions): Promise<WriteSide> {
  const masterKey = await loadMasterKey({ dataDir });
  const files = await openFiles("file:", dataDir);
  const opened = await openEventStore("sqlite:", dataDir);
  const stored = wrap(opened);
  const vault = await openVault({ keys: createKeysInLog(stored, { clock }), eventStore: stored, masterKey });
  const eventStore = openEvents(stored, vault);
  const handle = createHandleCommand({ eventStore, vault });
  const tokens = createTokens({ key: vault.deriveKey("tokens"), ttl: 900, clock });
  const accounts = createAccountGate({ eventStore });
  const nicknames = createNicknames({ eventStore, vault, handle, accounts });
  const account = {
    accounts,
    agencies: createAgencyGate({ eventStore }),
    nicknames,
    tokens,
    issuer: NO_ISSUER,
    adminEmails: [],
    staffEmails: { moderator: [], editor: [] },
    terms: createTermsBook({ eventStore }),
    accessTokenTtl: 900,
    sessionTtl: 3_600,
  };
  const canReceive = async () => true;
  // No read model runs beside it.
  const reportsOn = async () => [];
  const clearedFor = async () => false;
  const dailyCounters = await openDailyCounters("memory:", dataDir);
  const deps = {
    eventStore,
    vault,
    files,
    handle,
    clock,
    reportsOn,
    clearedFor,
    dailyCounters,
    canReceive,
    webhookOrigins: { agencies: [], members: [] },
    countView: async () => undefined,
    readStore: {
      whenReached: async () => true,
      model: () => {
        throw new Error("no read model runs beside it");
      },
    },
    publicUrl: "http://localhost",
    newsSources: [],
    ...account,
    ...NOTHING_TO_OPERATE,
  };
  const handlers = createCommandHandlers(deps);
  return {
    eventStore,
    join: async (nickname) => {
      const person = { email: `${nickname}@mail.example`, emailVerified: true, issuer: "bench", subject: nickname };
      const registrationToken = await tokens.sealRegistration(person);
      const body = { registrationToken, nickname, terms: ["A01" as const, "R02" as const] };
      const reply = await handlers["POST home/join"]({
        ...bareRequest("POST home/join", nickname, `bench-${nickname}`),
        body,
        caller: undefined,
      });
      if (!("body" in reply)) throw new Error("Joining gave no answer");
      return reply.body.id;
    },
    file: async (body, userId, key) => {
      await handlers["POST report"]({
        ...bareRequest("POST report", key, `bench-${key}`),
        body,
        caller: { userId, isAdmin: false, sessionId: "s1", membership: 1 },
      });
    },
    [Symbol.asyncDispose]: async () => {
      await opened.close();
      await dailyCounters.close();
      await files.close();
    },
  };
}

/** The request as the server gives it to a handler. */
export const parsed = (form: DeclarationInput): Declaration => Declaration.parse(form);

const same = (eventStore: EventStore): EventStore => eventStore;

const fromNobody = async () => {
  throw new Error("Nobody logs in through an issuer here");
};
const NO_ISSUER = { loginConfig: fromNobody, exchange: fromNobody };

// The command service as a role: its rows of the route table, the remote calls of other services, and the follow-ups of its commands.
// Any number of processes have it side by side.

import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { createCanReceive, isReserved } from "@sb/platform/mail/can-receive.ts";
import { startDistributed } from "@sb/platform/service/compose.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { PROJECTED } from "@sb/platform/service/reads.ts";
import type { CommandRole, Host } from "@sb/platform/service/roles.ts";
import { createAccountGate } from "../account/gate.ts";
import { createIssuerClient } from "../account/issuer.ts";
import { issuerSettings } from "../account/issuer-settings.ts";
import { createNicknames } from "../account/nicknames.ts";
import { createAgencyGate } from "../agency/gate.ts";
import type { createCommandHandlers, createRemote } from "../main.ts";
import { clearedForIn, reportsOnIn } from "../report/new-facts.ts";
import { createTermsBook } from "../terms/book.ts";
import { openViewsOf } from "../views/open-views.ts";
import type { CommandDeps } from "./parts.ts";

type Creators = {
  readonly createCommandHandlers: typeof createCommandHandlers;
  readonly createFollowUps: (deps: CommandDeps) => readonly Subscription[];
  readonly createRemote: typeof createRemote;
};

export const commandRole =
  ({ createCommandHandlers, createFollowUps, createRemote }: Creators): CommandRole =>
  async (host) => {
    const { countView } = await openViewsOf(host.config, host.dataDir, host, host.resources);
    const deps = { ...host, ...createOwnDeps(host), countView, projections: PROJECTED };
    return {
      handlers: (clock = host.clock) => createCommandHandlers({ ...deps, clock }),
      followUps: createFollowUps(deps),
      remote: createRemote(deps),
    };
  };

export const startCommandService = (environment: NodeJS.ProcessEnv, creators: Creators): Start =>
  startDistributed(environment, { command: commandRole(creators) });

/** The parts that it makes for itself of its settings and the ports. */
function createOwnDeps(host: Host) {
  const { config, publicUrl } = host;
  const { adminEmails, staffEmails, accessTokenTtl, sessionTtl } = config;
  const accounts = createAccountGate(host);
  return {
    accounts,
    agencies: createAgencyGate(host),
    nicknames: createNicknames({ ...host, accounts }),
    terms: createTermsBook(host),
    issuer: createIssuerClient({ settings: () => issuerSettings(config, publicUrl), log: host.log }),
    reportsOn: reportsOnIn(host.readStore),
    clearedFor: clearedForIn(host.readStore),
    canReceive: canReceiveOf(config),
    webhookOrigins: { agencies: config.webhooks.privateOrigins, members: config.webhooks.memberOrigins },
    ...{ adminEmails, staffEmails, accessTokenTtl, sessionTtl },
  };
}

/** Whether a domain can receive mail. Where mails are kept in the data folder, the DNS is not asked. */
const canReceiveOf = ({ mail }: Pick<Config, "mail">): ((domain: string) => Promise<boolean>) =>
  mail.url.startsWith("file:") ? async (domain) => !isReserved(domain) : createCanReceive();

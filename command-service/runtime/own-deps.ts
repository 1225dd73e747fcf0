// What the command service makes for itself of its settings and the ports.
import type { Config } from "@sb/platform/config/config.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { canReceiveOf } from "@sb/platform/service/open-mailer.ts";
import type { ReadSide, WriteSide } from "@sb/platform/service/open-sides.ts";
import { tokensOf } from "@sb/platform/service/tokens.ts";
import { createAccountGate } from "../account/gate.ts";
import { createIssuerClient } from "../account/issuer.ts";
import { issuerSettings } from "../account/issuer-settings.ts";
import { createNicknames } from "../account/nicknames.ts";
import { createAgencyGate } from "../agency/gate.ts";
import { clearedForIn, reportsOnIn } from "../report/new-facts.ts";
import { createTermsBook } from "../terms/book.ts";

type Platform = WriteSide & Pick<ReadSide, "readStore"> & { readonly log: Log };

/** `publicUrl`: without a trailing slash. */
export function createOwnDeps(config: Config, publicUrl: string, platform: Platform) {
  const { adminEmails, staffEmails, accessTokenTtl, sessionTtl } = config;
  const accounts = createAccountGate(platform);
  return {
    accounts,
    agencies: createAgencyGate(platform),
    nicknames: createNicknames({ ...platform, accounts }),
    terms: createTermsBook(platform),
    tokens: tokensOf(config, publicUrl, platform),
    issuer: createIssuerClient({ settings: () => issuerSettings(config, publicUrl), log: platform.log }),
    reportsOn: reportsOnIn(platform.readStore),
    clearedFor: clearedForIn(platform.readStore),
    canReceive: canReceiveOf(config),
    webhookOrigins: { agencies: config.webhooks.privateOrigins, members: config.webhooks.memberOrigins },
    ...{ adminEmails, staffEmails, accessTokenTtl, sessionTtl },
  };
}

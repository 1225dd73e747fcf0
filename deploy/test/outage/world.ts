// For tests: services with people, and an agency that is told of their reports.

import { webhookAgency } from "../people/webhook-agency.ts";
import type { Receiver } from "../servers/receiver.ts";
import type { TestServer } from "../servers/server.ts";
import { createLedger } from "./ledger.ts";
import { askAs, configOf, joinAs, type Member } from "./people.ts";
import type { World } from "./steps.ts";

export const ADMIN = "admin@example.com";

/** The agency's webhook is `bureau`. SB_ADMIN_EMAILS must name ADMIN. */
export async function populate(
  { gateway: { url } }: { readonly gateway: Pick<TestServer, "url"> },
  receiver: Receiver,
  people: number,
): Promise<World> {
  const config = await configOf(url);
  const boss = await joinAs(url, config, ADMIN, "Boss");
  await webhookAgency(url, boss.own, receiver, "bureau");
  const members: Member[] = [];
  for (let n = 0; n < people; n += 1) members.push(await joinAs(url, config, `person-${n}@example.com`, `Person${n}`));
  return { url, config, ledger: createLedger(), visitor: askAs(url, "a visitor"), admin: boss.ask, members };
}

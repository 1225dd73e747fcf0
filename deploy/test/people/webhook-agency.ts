// For tests: agencies with a webhook at a test's receiver (receiver.ts).

import type { Receiver } from "../servers/receiver.ts";
import { registerAgency } from "./agency.ts";
import { request } from "./person.ts";

/** Quick: a test does not wait for minutes. */
export const QUICK_RETRIES = "0.05,0.1,0.2,0.3,0.5,0.5,0.5,1,1";

type Bearer = { readonly authorization: string };

/** Registers an agency whose webhook is the receiver's `name`, with its first secret. */
export async function webhookAgency(
  url: string,
  admin: Bearer,
  receiver: Receiver,
  name: string,
  facts: object = {},
): Promise<number> {
  const hook = receiver.hook(name);
  const agencySeq = await registerAgency(url, admin, [], { name, webhookUrl: hook.url, ...facts });
  hook.secret = await issueSecret(url, admin, agencySeq);
  return agencySeq;
}

export async function issueSecret(url: string, admin: Bearer, agencySeq: number): Promise<string> {
  const issued = await request<{ secret: string }>(url, "POST", "admin/agency/secret", { agencySeq }, admin);
  return issued.body.secret;
}

import type { Config } from "../config/config.ts";
import type { Log } from "../log-port.ts";
import { openPartnerTopic } from "../partners/open.ts";
import type { PartnerTopic } from "../partners/port.ts";

/** Undefined where the settings name no topic for partners. */
export async function openPartnersOf(
  { partnersUrl }: Pick<Config, "partnersUrl">,
  log: Log,
  resources: AsyncDisposableStack,
): Promise<PartnerTopic | undefined> {
  const partners = await openPartnerTopic(partnersUrl, log);
  if (partners) resources.adopt(partners, (open) => open.close());
  return partners;
}

// Opens the topic for partners. An adapter is loaded only when its URL asks for it.
import type { Log } from "../log-port.ts";
import type { PartnerTopic } from "./port.ts";

/** `none:` has no topic. `kafka://…` has the options of the bus (../bus/kafka/settings.ts); it may be another Kafka. */
export async function openPartnerTopic(url: string, log: Log): Promise<PartnerTopic | undefined> {
  if (url === "none:") return undefined;
  // A URL may hold a password, so errors show its scheme only.
  if (!url.startsWith("kafka:")) throw new Error(`No topic for partners at this URL: ${url.split(":", 1)[0]}:`);
  const { openKafkaPartnerTopic } = await import("./kafka.ts");
  return openKafkaPartnerTopic(url, log);
}

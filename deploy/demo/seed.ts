// Fills a fresh installation with demo content, with the same commands as users' requests.
import { importDeclaration } from "@sb/command-service/report/import.ts";
import { kindOf } from "@sb/contracts/events.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Composed } from "@sb/platform/service/compose.ts";
import type { Address } from "../standalone/address.ts";
import { fill } from "./fill.ts";
import { DEMO_LISTINGS } from "./listings.ts";

const STREAM = "demo-content";

/** An unused store holds its root secret, the check value of its master key, and the rules that the release measures by. */
const BY_ITSELF: ReadonlySet<string> = new Set(["key", "rules"]);
/** More events than that comes to. */
const LOOKED_AT = 50;

/** Asked before jobs run: they fetch news, and note the rules, into an unused store at once. */
export async function isUnused({ host: { eventStore } }: Pick<Composed, "host">): Promise<boolean> {
  return (await eventStore.readAll(START, LOOKED_AT)).every(({ stream }) => BY_ITSELF.has(kindOf(stream)));
}

/** Only for a store that was unused, or where an earlier start was interrupted while seeding. */
export async function seedDemo(
  { host, parts: { command } }: Composed,
  address: Address,
  fresh: boolean,
): Promise<void> {
  if (!command) throw new Error("demo content is made by commands");
  const service = { commands: command.handlers, tokens: host.tokens };
  const { eventStore, clock } = host;
  const { events, revision } = await eventStore.readStream(STREAM);
  if (!fresh && events.length !== 1) return;
  const mark = (type: string) => ({ type, version: 1, data: {}, meta: metaOf(clock()) });
  const begun = events[0]?.meta.at ?? clock();
  if (fresh) await eventStore.append(STREAM, [mark("DemoContentBegun")], revision);
  await fill(service, address, Date.parse(begun));
  for (const entry of DEMO_LISTINGS) await importDeclaration(host, entry);
  await eventStore.append(STREAM, [mark("DemoContentDone")], 0);
}

function metaOf(at: string) {
  const eventId = uuidv7();
  return { eventId, correlationId: eventId, actor: "system:demo", at };
}

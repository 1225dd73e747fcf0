// Fills a fresh installation with demo content, through the same commands as people's requests.
import { Declaration } from "@sb/contracts/report/wire.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { START } from "@sb/platform/event-store/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { subjectOf } from "../dev-issuer/person.ts";
import type { Address } from "./address.ts";
import { bareRequest } from "./bare-request.ts";
import { DEMO_PEOPLE, DEMO_REPORTS, type DemoPerson, type DemoReport } from "./demo-content.ts";
import { DEV_ISSUER_PATH } from "./issuer.ts";
import type { WriteSide } from "./open-platform.ts";
import type { Service } from "./start.ts";

const STREAM = "demo-content";
const DAY = 86_400_000;

type Commands = Pick<Handlers<RouteKey>, "POST home/join" | "POST report">;

/** Only for an empty store, or where an earlier start was interrupted while seeding. */
export async function seedDemo(service: Service, { eventStore, clock }: WriteSide, address: Address): Promise<void> {
  const { events, revision } = await eventStore.readStream(STREAM);
  // An unused store holds at most the check value of its master key.
  const fresh = (await eventStore.readAll(START, 2)).every((event) => event.stream === "vault-check");
  if (!fresh && events.length !== 1) return;
  const mark = (type: string) => ({ type, version: 1, data: {}, meta: metaOf(clock()) });
  const begun = events[0]?.meta.at ?? clock();
  if (fresh) await eventStore.append(STREAM, [mark("DemoContentBegun")], revision);
  await fill(service, address, Date.parse(begun));
  await eventStore.append(STREAM, [mark("DemoContentDone")], 0);
}

async function fill(service: Service, address: Address, now: number): Promise<void> {
  const joining = service.commands(() => new Date(now - 30 * DAY).toISOString());
  const owners = await Promise.all(DEMO_PEOPLE.map((person) => join(service, joining, person, address)));
  for (const [index, report] of DEMO_REPORTS.entries()) {
    const at = new Date(now - report.daysAgo * DAY - index * 60_000).toISOString();
    const owner = owners[report.by];
    if (owner !== undefined)
      await file(
        service.commands(() => at),
        report,
        owner,
        `demo-${index}`,
      );
  }
}

async function join(
  service: Service,
  commands: Commands,
  { email, nickname }: DemoPerson,
  address: Address,
): Promise<string> {
  const issuer = address.publicUrl + DEV_ISSUER_PATH;
  const person = { email, emailVerified: true, issuer, subject: subjectOf(email) };
  const registrationToken = await service.tokens.sealRegistration(person);
  const body = { registrationToken, nickname, terms: ["A01" as const, "R02" as const] };
  const reply = await commands["POST home/join"]({
    ...bareRequest(`demo-${nickname}`, uuidv7()),
    body,
    caller: undefined,
  });
  if (!("body" in reply)) throw new Error("joining gave no answer");
  return reply.body.id;
}

async function file(commands: Commands, report: DemoReport, ownerId: string, key: string): Promise<void> {
  const { declareType, chain, adrs, crimeType, title, comment, open = "PUBLIC" } = report;
  const declare = { declareType, chain, adrs, crimeType, title, comment, open };
  const body = Declaration.parse({ declare, terms: ["R01", "R02"] });
  await commands["POST report"]({
    ...bareRequest(key, uuidv7()),
    body,
    caller: { userId: ownerId, isAdmin: false, sessionId: "demo" },
  });
}

function metaOf(at: string) {
  const eventId = uuidv7();
  return { eventId, correlationId: eventId, actor: "system:demo", at };
}

// Creates the demo content with the same commands as users' requests: accounts, an agency and reports, then what each subject has of its
// own in `subjects/`, found by its file.
import { readdirSync } from "node:fs";
import { DEV_ISSUER_PATH } from "@sb/command-service/account/issuer-settings.ts";
import { Declaration } from "@sb/contracts/report/wire.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { subjectOf } from "../dev/issuer/person.ts";
import type { Address } from "../standalone/address.ts";
import { registerAgency } from "./agency.ts";
import { bareRequest, type FillDemo, type Service } from "./bare-request.ts";
import { DEMO_PEOPLE, DEMO_REPORTS, DEMO_TEAM, type DemoPerson, type DemoReport } from "./content.ts";

const DAY = 86_400_000;

type Commands = Pick<Handlers<RouteKey>, "POST home/join" | "POST report">;

/** Creates the accounts first, so that none is new when it files; then their reports, spread over the month before `now`. */
export async function fill(service: Service, address: Address, now: number): Promise<void> {
  const joining = service.commands(() => new Date(now - 45 * DAY).toISOString());
  const owners = await Promise.all(DEMO_PEOPLE.map((person) => join(service, joining, person, address)));
  const team = await join(service, joining, DEMO_TEAM, address);
  await registerAgency(joining, team);
  const reports: number[] = [];
  for (const [index, report] of DEMO_REPORTS.entries()) {
    const at = new Date(now - report.daysAgo * DAY - index * 60_000).toISOString();
    const owner = owners[report.by] ?? "";
    const seq = await file(
      service.commands(() => at),
      report,
      owner,
      `demo-${index}`,
    );
    if (report.open !== "PRIVATE") reports.unshift(seq);
  }
  for (const own of await ownParts()) await own({ service, people: owners, team, reports, now });
}

const FOLDER = new URL("subjects/", import.meta.url);

async function ownParts(): Promise<readonly FillDemo[]> {
  const files = readdirSync(FOLDER).sort();
  const parts = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  return parts.map(({ fill }: { readonly fill: FillDemo }) => fill);
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
    ...bareRequest("POST home/join", `demo-${nickname}`, uuidv7()),
    body,
    caller: undefined,
  });
  if (!("body" in reply)) throw new Error("joining gave no answer");
  return reply.body.id;
}

async function file(commands: Commands, report: DemoReport, ownerId: string, key: string): Promise<number> {
  const { declareType, chain, adrs, crimeType, title, comment, open = "PUBLIC" } = report;
  const declare = { declareType, chain, adrs, crimeType, title, comment, open };
  const body = Declaration.parse({ declare, terms: ["R01", "R02"] });
  const reply = await commands["POST report"]({
    ...bareRequest("POST report", key, uuidv7()),
    body,
    caller: { userId: ownerId, isAdmin: false, sessionId: "demo", membership: 1 },
  });
  if (!("body" in reply)) throw new Error("filing gave no answer");
  return reply.body.dclrSeq;
}

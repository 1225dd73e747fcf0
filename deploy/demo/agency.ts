// The agency of the demo content: the workers give it the demo report that meets its criteria. It has no key yet, as at first.
import { NewAgency } from "@sb/contracts/agency/wire.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { bareRequest } from "./bare-request.ts";

/** Made up; whoever logs in with this address acts for it. */
const MEMBER = "demo.agency@example.com";

const DEMO_AGENCY = NewAgency.parse({
  name: "사이버수사팀 (예시)",
  kind: "INVESTIGATION",
  scope: "CONFIDENTIAL",
  criteria: { crimeTypes: ["RANSOMWARE"] },
});

type Commands = Pick<Handlers<RouteKey>, "POST admin/agency" | "POST admin/agency/member">;

/** Repeated after a crash, it registers none twice. Comes before the reports: agencies get what is filed after that. */
export async function registerAgency(commands: Commands, adminId: string): Promise<void> {
  const from = <Key extends keyof Commands, Body>(route: Key, body: Body) => ({
    ...bareRequest(route, "demo-agency", uuidv7()),
    body,
    caller: { userId: adminId, isAdmin: true, sessionId: "demo", membership: 1 },
  });
  const registered = await commands["POST admin/agency"](from("POST admin/agency", DEMO_AGENCY));
  if (!("body" in registered)) throw new Error("registering the agency gave no answer");
  const { agencySeq } = registered.body;
  const member = from("POST admin/agency/member", { agencySeq, email: MEMBER });
  await commands["POST admin/agency/member"](member);
}

// For tests: agencies, as an admin registers them.
import { request, seeing } from "./person.ts";

export const AGENCY = { name: "Cyber Bureau", kind: "INVESTIGATION", tlp: "AMBER" } as const;

type Bearer = { readonly authorization: string };
export const bearer = (token: string | undefined): Bearer => ({ authorization: `Bearer ${token}` });

/** An agency with these members, who log in for it from now on. */
export async function registerAgency(
  url: string,
  admin: Bearer,
  members: readonly string[] = [],
  facts: object = {},
): Promise<number> {
  const body = { ...AGENCY, ...facts };
  const registered = await request<{ agencySeq: number }>(url, "POST", "admin/agency", body, admin);
  const { agencySeq } = registered.body;
  for (const email of members) await addMember(url, admin, agencySeq, email);
  await request(url, "GET", `admin/agency/${agencySeq}`, undefined, { ...admin, ...seeing(registered) });
  return agencySeq;
}

/** The id of the member. Reads by then know of them. */
export async function addMember(url: string, admin: Bearer, agencySeq: number, email: string): Promise<string> {
  const body = { agencySeq, email };
  const added = await request<{ memberId: string }>(url, "POST", "admin/agency/member", body, admin);
  await request(url, "GET", `admin/agency/${agencySeq}`, undefined, { ...admin, ...seeing(added) });
  return added.body.memberId;
}

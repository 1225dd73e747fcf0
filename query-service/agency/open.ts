// Opens what is sealed of an agency, for admins.
import { AgencySecrets, MemberEmail, memberKeyOwner } from "@sb/contracts/agency/events.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Opener = Pick<Vault, "open">;

export async function openSecrets(vault: Opener, { agencySeq, sealed }: AgencyDoc): Promise<AgencySecrets> {
  const opened = sealed === undefined ? undefined : await vault.open(agencyStream.of(agencySeq), sealed);
  return opened === undefined ? { contacts: [] } : AgencySecrets.parse(opened);
}

/** Without those who were removed meanwhile, and their key with them. */
export async function openMembers(
  vault: Opener,
  { agencySeq, members }: AgencyDoc,
): Promise<AdminAgencyView["people"]> {
  const opened = await Promise.all(
    members.map(async ({ memberId, addedAt, sealed }) => {
      const email = await vault.open(memberKeyOwner(agencySeq, memberId), sealed);
      return email === undefined ? [] : [{ memberId, addedAt, ...MemberEmail.parse(email) }];
    }),
  );
  return opened.flat();
}

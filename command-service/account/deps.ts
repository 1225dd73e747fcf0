import type { StaffRole } from "@sb/contracts/roles.ts";
import type { Tokens } from "@sb/platform/token/port.ts";
import type { AgencyGate } from "../agency/gate.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import type { TermsBook } from "../terms/book.ts";
import type { AccountGate } from "./gate.ts";
import type { IssuerClient } from "./issuer.ts";
import type { Nicknames } from "./nicknames.ts";

export type AccountDeps = WriteDeps & {
  readonly accounts: AccountGate;
  readonly agencies: AgencyGate;
  readonly nicknames: Nicknames;
  readonly terms: TermsBook;
  readonly tokens: Tokens;
  readonly issuer: IssuerClient;
  /** In lower case. Whoever has one of these as a verified e-mail is an admin. */
  readonly adminEmails: readonly string[];
  /** The same for the other roles. */
  readonly staffEmails: Readonly<Record<StaffRole, readonly string[]>>;
  /** Seconds. */
  readonly accessTokenTtl: number;
  /** Seconds after which a login ends that is not used. */
  readonly sessionTtl: number;
};

/** When a login that is used now ends if it is not used again, ISO 8601. */
export function sessionEnd({ sessionTtl }: Pick<AccountDeps, "sessionTtl">, at: string): string {
  return new Date(Date.parse(at) + sessionTtl * 1000).toISOString();
}

// The page of one's own account.
import { membershipKeyOwner, Person } from "@sb/contracts/account/events.ts";
import type { MyPage } from "@sb/contracts/account/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { findAccount } from "./documents.ts";

export type AccountQueryDeps = { readonly readStore: ReadStore; readonly vault: Vault };

/** Throws NOT_FOUND where there is no such account (yet), LOGIN_EXPIRED where its holder has left. */
export async function myPage(
  { readStore, vault }: AccountQueryDeps,
  userId: string,
): Promise<Omit<MyPage, "isAdmin" | "roles" | "agencySeq">> {
  const [account, reportCount] = await Promise.all([findAccount(readStore, userId), countReports(readStore, userId)]);
  if (!account) throw new Refused("NOT_FOUND");
  const person = account.sealed && (await vault.open(membershipKeyOwner(userId, account.membership), account.sealed));
  if (!account.active || !person) throw new Refused("LOGIN_EXPIRED");
  const { nickname, joinedAt, agreements = [] } = account;
  return { userId, email: Person.parse(person).email, nickname, joinedAt, reportCount, agreements: [...agreements] };
}

async function countReports(readStore: ReadStore, userId: string): Promise<number> {
  const page = { offset: 0, limit: 1, newestFirst: true };
  return (await readStore.model(REPORT_MODEL).list(REPORT_LISTS.owner(userId), page)).total;
}

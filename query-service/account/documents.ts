// Reads of the model `account@2`, typed: it holds what its projection put there.
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import type { Language } from "@sb/contracts/codes.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;

/** Undefined for an account that is not in the model, or not yet. */
export async function findAccount(readStore: Models, userId: string): Promise<AccountDoc | undefined> {
  return (await readStore.model(ACCOUNT_MODEL).get(ACCOUNT_COLLECTION, userId)) as AccountDoc | undefined;
}

/** The app's language at the person's last login; undefined where it is not known, or they have left. */
export const findLanguage = async (readStore: Models, userId: string): Promise<Language | undefined> =>
  (await findAccount(readStore, userId))?.language;

/** Empty for people who left, and for the owner of imported entries. */
export async function findNicknames(
  readStore: Models,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  const docs = await readStore.model(ACCOUNT_MODEL).getMany(ids.map((id) => ({ collection: ACCOUNT_COLLECTION, id })));
  return new Map(ids.map((id, i) => [id, (docs[i] as AccountDoc | undefined)?.nickname ?? ""]));
}

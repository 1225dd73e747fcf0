// Whom a mail to a subscriber goes to.
import { askKeyOwner, Reader } from "@sb/contracts/newsletter/events.ts";
import { NEWSLETTER_MODEL, SUBSCRIPTION_COLLECTION, type SubscriptionDoc } from "@sb/contracts/newsletter/model.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Deps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "get"> };
  readonly vault: Pick<Vault, "open">;
};

/** Undefined where the subscription has ended. */
export async function findSubscription({ readStore, vault }: Deps, subscriberId: string) {
  // Only the newsletter's projection writes here.
  const model = readStore.model(NEWSLETTER_MODEL);
  const doc = (await model.get(SUBSCRIPTION_COLLECTION, subscriberId)) as SubscriptionDoc | undefined;
  if (!doc) return undefined;
  const opened = await vault.open(askKeyOwner(subscriberId, doc.askId), doc.sealed);
  return opened === undefined ? undefined : { doc, email: Reader.parse(opened).email };
}

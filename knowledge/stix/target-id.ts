// The observable of a target.
import type { TargetKey } from "@sb/contracts/sharing/model.ts";
import { LRUCache } from "lru-cache";
import { idOfObservable, observableOf } from "./observable.ts";

/** Targets whose ids are remembered: an event is asked for its documents, and then projected, along with some hundred others. */
const REMEMBERED = 1_000;
const ids = new LRUCache<string, string>({ max: REMEMBERED });

export function targetId(target: TargetKey): string {
  const name = `${target.declareType} ${target.addressKey}`;
  const known = ids.get(name);
  if (known !== undefined) return known;
  const id = idOfObservable(observableOf(target));
  ids.set(name, id);
  return id;
}

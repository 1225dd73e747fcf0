// The observable of a target.
import type { Target } from "@sb/contracts/sharing/model.ts";
import { idOfObservable, observableOf } from "@sb/platform/stix/observable.ts";

export const targetId = (target: Target): string => idOfObservable(observableOf(target));

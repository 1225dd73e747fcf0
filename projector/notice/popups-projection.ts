// The projection `popup@1`: the popups that each person does not want to see again today.
import { LIMITS } from "@sb/contracts/limits.ts";
import { type PopupHidden, popupEvents } from "@sb/contracts/notice/events.ts";
import { POPUP_MODEL, POPUPS_HIDDEN_COLLECTION, type PopupsHiddenDoc } from "@sb/contracts/notice/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const popupsProjection = defineProjection({
  name: POPUP_MODEL,
  handles: popupEvents.definitions,
  reads: ({ data }) => [{ collection: POPUPS_HIDDEN_COLLECTION, id: data.userId }],
  project,
});

function project({ data, revision }: Stored<PopupHidden>, docs: Docs): readonly ReadOp[] {
  const { userId, seq, until } = data;
  // Only this projection writes here.
  const before = docs.get(POPUPS_HIDDEN_COLLECTION, userId) as PopupsHiddenDoc | undefined;
  if (before && before.revision >= revision) return [];
  const others = (before?.hidden ?? []).filter((one) => one.seq !== seq);
  const hidden = [...others, { seq, until }].slice(-LIMITS.popupsHidden);
  const doc: PopupsHiddenDoc = { userId, hidden, revision };
  return [{ op: "put", collection: POPUPS_HIDDEN_COLLECTION, id: userId, doc }];
}

// The attachments of a draft on this device: a signed-in person's, or a visitor's.
import { deviceFiles } from "../../../attachments/device/on-this-device.ts";
import { getSession } from "../../../session/store.ts";
import type { Effects } from "../machine/actors.ts";

const VISITOR = "";

const placeOf = (draftId: string) => ({ userId: getSession().id || VISITOR, draftId });

/** The visitor who chose them has logged in. */
export const takeVisitorsFiles = (draftId: string): Promise<void> =>
  deviceFiles.move({ userId: VISITOR, draftId }, placeOf(draftId));

export const findFiles: Effects["findFiles"] = (draftId) => deviceFiles.find(placeOf(draftId));

export const keepFiles: Effects["keepFiles"] = async (draftId, { add, remove }) => {
  for (const file of add) await deviceFiles.save(placeOf(draftId), file);
  if (remove.length > 0) await deviceFiles.remove(remove);
};

export const forgetFiles = (draftId: string): Promise<void> => deviceFiles.forget(placeOf(draftId));

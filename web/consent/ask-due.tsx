import { openModal } from "../modals/modals.ts";
import { DueDialog } from "./due-dialog.tsx";

/** Asks a signed-in person to agree to newer versions of the terms. They may do it later: until then they can't write. */
export async function askDue(): Promise<void> {
  const draw = (close: (result: undefined) => void) => <DueDialog onClose={() => close(undefined)} />;
  await openModal("terms-due", draw, { outlivesPage: true });
}

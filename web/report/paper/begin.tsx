// Begins a report from a paper. It loads when it is asked for.
import type { Format } from "../../i18n/format.ts";
import type { Translate } from "../../i18n/texts.ts";
import { openModal } from "../../modals/modals.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { WizardEvent } from "../wizard/machine/events.ts";
import { eventsFor, type Taken } from "./taken.ts";

type Asking = { readonly t: Translate; readonly format: Format; readonly story: string };

/** Empty where nothing was taken. */
export async function askForPaper({ t, format, story }: Asking): Promise<readonly WizardEvent[]> {
  const { PaperDialog } = await import("./paper-dialog.tsx");
  const taken = await openModal<Taken | undefined>("paper", (close) => <PaperDialog close={close} />);
  if (!taken) return [];
  toast.good(t(($) => $.paper.taken));
  const words = {
    days: (days: readonly string[]) =>
      t(($) => $.paper.storyDays, { days: format.list(days.map((day) => format.date(`${day}T12:00:00`))) }),
    amounts: (amounts: readonly string[]) => t(($) => $.paper.storyAmounts, { amounts: format.list(amounts) }),
  };
  return eventsFor(taken, words, story);
}

import { ScanLine } from "lucide";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { withTexts } from "../i18n/load.ts";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Fills a field with the text of a QR code. What reads it loads when it is asked for. */
export function ScanButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const scan = async () => {
    const { ScanDialog } = await withTexts(["scan"], () => import("./scan-dialog.tsx"));
    const text = await openModal<string | undefined>("scan", (close) => <ScanDialog close={close} />);
    if (text) onText(text);
  };
  return (
    <Button kind="quiet" size="small" onClick={() => void scan().catch(handleError)}>
      <Icon of={ScanLine} size={18} />
      {t(($) => $.common.scan)}
    </Button>
  );
}

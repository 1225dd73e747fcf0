import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useState } from "react";
import { PopupDialog } from "./popup-dialog.tsx";
import { useHiddenPopups } from "./use-hidden-popups.ts";

/** Shows them one after the other; each can be dismissed for today. */
export function PopupStack({ popups }: Pick<HomeMain, "popups">) {
  const [closed, setClosed] = useState<readonly number[]>([]);
  const { hidden, hideToday } = useHiddenPopups();
  const popup = popups.find(({ seq }) => !closed.includes(seq) && !hidden?.includes(seq));
  if (!hidden || !popup) return null;
  const close = () => setClosed([...closed, popup.seq]);
  return (
    <PopupDialog
      key={popup.seq}
      popup={popup}
      onClose={close}
      onHideToday={() => {
        hideToday(popup.seq);
        close();
      }}
    />
  );
}

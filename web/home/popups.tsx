import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { Suspense, useState } from "react";
import { LazyDialog } from "../app/modals/modal-host.tsx";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { hide, localDay, readHidden, writeHidden } from "./hidden-popups.ts";

const KEY = "sb-popups";
const readStored = () => readHidden(localStorage.getItem(KEY), localDay(new Date()));

/** Announcements, one after the other; each can be put away for today. */
export function Popups({ popups }: Pick<HomeMain, "popups">) {
  const t = useText().home.popup;
  const [closed, setClosed] = useState<readonly number[]>([]);
  const [hidden] = useState(readStored);
  const popup = popups.find(({ seq }) => !closed.includes(seq) && !hidden.seqs.includes(seq));
  if (!popup) return null;
  const close = () => setClosed([...closed, popup.seq]);
  const closeForToday = () => {
    localStorage.setItem(KEY, writeHidden(hide(readStored(), popup.seq)));
    close();
  };
  return (
    <Suspense>
      <LazyDialog
        key={popup.seq}
        title={popup.title}
        closeLabel={t.close}
        onClose={close}
        actions={
          <>
            <Button kind="quiet" onClick={closeForToday}>
              {t.notToday}
            </Button>
            <Button kind="primary" onClick={close}>
              {t.close}
            </Button>
          </>
        }
      >
        <p>{popup.content}</p>
      </LazyDialog>
    </Suspense>
  );
}

import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";
import { hide, localDay, readHidden, writeHidden } from "./hidden-popups.ts";

const KEY = "sb-popups";
const readStored = () => readHidden(localStorage.getItem(KEY), localDay(new Date()));

/** Announcements, shown one after the other; each can be dismissed for today. */
export function Popups({ popups }: Pick<HomeMain, "popups">) {
  const { t } = useTranslation();
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
        closeLabel={t(($) => $.home.popup.close)}
        onClose={close}
        actions={
          <>
            <Button kind="quiet" onClick={closeForToday}>
              {t(($) => $.home.popup.notToday)}
            </Button>
            <Button kind="primary" onClick={close}>
              {t(($) => $.home.popup.close)}
            </Button>
          </>
        }
      >
        <p>{popup.content}</p>
      </LazyDialog>
    </Suspense>
  );
}

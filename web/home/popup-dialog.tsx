import type { Popup } from "@sb/contracts/notice/wire.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/language.ts";
import { Markdown } from "../markdown/markdown.tsx";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";

type Props = { popup: Popup; onClose: () => void; onHideToday: () => void };

/** In the page's language, or in Korean where it is not translated. */
export function PopupDialog({ popup, onClose, onHideToday }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const translated = language === "ko" ? undefined : popup.translations?.[language];
  const { title, content } = translated ?? popup;
  return (
    <Suspense>
      <LazyDialog
        title={title}
        closeLabel={t(($) => $.home.popup.close)}
        onClose={onClose}
        actions={
          <>
            <Button kind="quiet" onClick={onHideToday}>
              {t(($) => $.home.popup.notToday)}
            </Button>
            <Button kind="primary" onClick={onClose}>
              {t(($) => $.home.popup.close)}
            </Button>
          </>
        }
      >
        <div lang={translated ? language : "ko"}>
          <Markdown text={content} level={3} />
        </div>
      </LazyDialog>
    </Suspense>
  );
}

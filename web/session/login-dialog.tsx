import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { GoogleButton } from "./google-button.tsx";

/** Asks a visitor to log in; resolves to true if they accept, to undefined where the page was left or the dialog closed by itself. */
export const openLoginDialog = (key: string): Promise<boolean | undefined> =>
  openModal<boolean>(key, (close) => <LoginDialog onClose={close} />);

function LoginDialog({ onClose }: { onClose: (wanted: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <LazyDialog
      alert
      title={t(($) => $.common.guard.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t(($) => $.common.guard.cancel)}</Button>
          <GoogleButton autoFocus onClick={() => onClose(true)} />
        </>
      }
    >
      <p>{t(($) => $.common.guard.text)}</p>
    </LazyDialog>
  );
}

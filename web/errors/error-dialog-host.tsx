import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/problem.ts";
import { openAlert } from "../modals/ask.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { handleError } from "./handle.ts";
import { messageOf } from "./message.ts";
import { closeError, shownError, subscribeShown } from "./show.ts";

const GOES_HOME = new Set([400, 401, 403, 404]);

/** Opens the dialog for the current error; when it closes, runs the follow-up that the status requires. */
export function ErrorDialogHost({ onTermsChanged }: { onTermsChanged: () => Promise<void> }) {
  const shown = useSyncExternalStore(subscribeShown, shownError);
  const { t } = useTranslation();
  const go = useGo();
  const error = shown?.error;
  useEffect(() => {
    if (error === undefined) return;
    const afterwards = async () => {
      const note = noteOf(error);
      const message = messageOf(error, t);
      const text = note ? `${message} ${t(($) => $.messages.dialog.requestId)} ${note}` : message;
      await openAlert({ key: "error", title: t(($) => $.messages.dialog.title), text }, t);
      if (isApiError(error) && GOES_HOME.has(error.status)) await go(pathTo("/"));
      closeError();
      if (isApiError(error) && error.code === "TERMS_CHANGED") await onTermsChanged();
    };
    afterwards().catch(handleError);
  }, [error, t, go, onTermsChanged]);
  return null;
}

/** The request id, for support; only for errors the user did not cause. */
const noteOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status >= 500 ? error.requestId : undefined;

import { useEffect, useSyncExternalStore } from "react";
import { isApiError } from "../api/problem.ts";
import { openAlert } from "../app/modals/ask.tsx";
import { useGo } from "../app/navigation.ts";
import { paths } from "../app/paths.ts";
import { useText } from "../i18n/text.tsx";
import { messageOf } from "./message.ts";
import { closeError, shownError, subscribeShown } from "./show.ts";

const GOES_HOME = new Set([400, 401, 403, 404]);

/** Opens the dialog for the error that is to be shown, and does what its status asks for once it is closed. */
export function ErrorDialogHost() {
  const shown = useSyncExternalStore(subscribeShown, shownError);
  const { messages, common } = useText();
  const go = useGo();
  const error = shown?.error;
  useEffect(() => {
    if (error === undefined) return;
    const afterwards = async () => {
      const { title, requestId } = messages.dialog;
      const note = noteOf(error);
      const text = note ? `${messageOf(error, messages)} ${requestId} ${note}` : messageOf(error, messages);
      await openAlert({ key: "error", title, text }, common);
      if (isApiError(error) && GOES_HOME.has(error.status)) await go(paths.home);
      closeError();
    };
    void afterwards();
  }, [error, messages, common, go]);
  return null;
}

/** What an operator can find the request by, where it was not the person's own doing. */
const noteOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status >= 500 ? error.requestId : undefined;

import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { LinkAction } from "./link-action.tsx";

/** Ends the subscription with the link of a mail. */
export function EndScreen() {
  const { t } = useTranslation();
  return (
    <LinkAction
      ask={{
        title: t(($) => $.newsletter.endTitle),
        text: t(($) => $.newsletter.endText),
        button: t(($) => $.newsletter.end),
      }}
      done={{ title: t(($) => $.newsletter.ended), text: t(($) => $.newsletter.endedText) }}
      act={(token) => call("POST home/subscribe/end", { query: { token } })}
    />
  );
}

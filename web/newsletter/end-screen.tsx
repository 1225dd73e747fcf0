import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { LinkAction } from "../form/link-action.tsx";
import { pathTo } from "../routing/paths.ts";

/** Ends the subscription with the link of a mail. */
export function EndScreen() {
  const { t } = useTranslation();
  return (
    <LinkAction
      heading={t(($) => $.newsletter.heading)}
      leave={{ label: t(($) => $.newsletter.home), href: pathTo("/") }}
      expired={{ title: t(($) => $.newsletter.expired), text: t(($) => $.newsletter.expiredText) }}
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

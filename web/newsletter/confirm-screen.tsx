import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { LinkAction } from "../form/link-action.tsx";
import { pathTo } from "../routing/paths.ts";

/** Confirms the subscription with the link of the mail. It asks first: programs that check mails open their links. */
export function ConfirmScreen() {
  const { t } = useTranslation();
  return (
    <LinkAction
      heading={t(($) => $.newsletter.heading)}
      leave={{ label: t(($) => $.newsletter.home), href: pathTo("/") }}
      expired={{ title: t(($) => $.newsletter.expired), text: t(($) => $.newsletter.expiredText) }}
      ask={{
        title: t(($) => $.newsletter.confirmTitle),
        text: t(($) => $.newsletter.confirmText),
        button: t(($) => $.newsletter.confirm),
      }}
      done={{ title: t(($) => $.newsletter.completed), text: t(($) => $.newsletter.completedText) }}
      act={(token) => call("POST home/subscribe/confirm", { body: { token } })}
    />
  );
}

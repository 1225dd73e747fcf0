import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { LinkAction } from "../form/link-action.tsx";
import { pathTo } from "../routing/paths.ts";

const act = (token: string) => call("POST watch/link", { query: { token } });

/** Ends a watch with the link of its mail. It asks first: programs that check mails open their links. */
export function EndWatchScreen() {
  const words = useWords();
  return (
    <WatchLink
      ask={{ title: words.endTitle, text: words.endText, button: words.end }}
      done={{ title: words.ended, text: words.endedText }}
    />
  );
}

/** Pauses all that is told of daily, with the link of the day's mail. */
export function PauseDailyScreen() {
  const words = useWords();
  return (
    <WatchLink
      ask={{ title: words.pauseTitle, text: words.pauseText, button: words.pause }}
      done={{ title: words.paused, text: words.pausedText }}
    />
  );
}

function WatchLink(own: Pick<Parameters<typeof LinkAction>[0], "ask" | "done">) {
  const { heading, expired, expiredText, toList } = useWords();
  return (
    <LinkAction
      {...own}
      heading={heading}
      expired={{ title: expired, text: expiredText }}
      leave={{ label: toList, href: pathTo("/watch") }}
      act={act}
    />
  );
}

function useWords() {
  const { t } = useTranslation();
  return { ...t(($) => $.watch.links, { returnObjects: true }), heading: t(($) => $.watch.heading) };
}

import type { RelatedTarget } from "@sb/contracts/report/lookup-wire.ts";
import { TriangleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../i18n/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { timesNamed } from "../times-named.ts";
import styles from "./verdict.module.css";

/** How the keys of accounts begin, by service. */
const SERVICES = [
  ["t.me/", "TELEGRAM"],
  ["instagram.com/", "INSTAGRAM"],
  ["twitter.com/", "X"],
  ["tiktok.com/", "TIKTOK"],
  ["threads.net/", "THREADS"],
  ["youtube.com/", "YOUTUBE"],
  ["line.me/ti/p/@", "LINE_OFFICIAL"],
  ["line.me/", "LINE"],
  ["facebook.com/", "FACEBOOK"],
  ["open.kakao.com/", "KAKAO_OPEN"],
  ["pf.kakao.com/", "KAKAO_CHANNEL"],
  ["snapchat.com/", "SNAPCHAT"],
  ["medium.com/", "MEDIUM"],
  ["band.us/", "BAND"],
  ["vk.com/", "VK"],
  ["bsky.app/", "BLUESKY"],
] as const;

/** Shown at once where none is reported: the likeliest stand first. */
const SHOWN = 4;

type Props = {
  accounts: readonly string[];
  related: readonly RelatedTarget[];
  onLookUp: (text: string) => void;
};

/** The services that a bare `@name` can be on: the reported accounts first and marked, the others behind one button. */
export function HandleAccounts({ accounts, related, onLookUp }: Props) {
  const { t } = useTranslation();
  const others = accounts.filter((account) => !related.some(({ adrs }) => adrs === account));
  const shown = related.length > 0 ? 0 : SHOWN;
  const choices = (some: readonly string[]) =>
    some.map((account) => (
      <Button key={account} onClick={() => onLookUp(account)}>
        {nameOf(account, t)}
      </Button>
    ));
  return (
    <fieldset className={styles.accounts}>
      <legend>{t(($) => $.lookup.accounts)}</legend>
      {related.map(({ adrs, timesReported, listings }) => (
        <Button key={adrs} onClick={() => onLookUp(adrs)}>
          <span className={styles.reportedAccount}>
            <Icon of={TriangleAlert} size={18} />
            {[nameOf(adrs, t), ...timesNamed({ timesReported, timesListed: listings.length }, t)].join(" · ")}
          </span>
        </Button>
      ))}
      {choices(others.slice(0, shown))}
      {others.length > shown && (
        <Disclosure className={styles.otherAccounts} summary={t(($) => $.lookup.otherServices)}>
          <div>{choices(others.slice(shown))}</div>
        </Disclosure>
      )}
    </fieldset>
  );
}

function nameOf(account: string, t: Translate): string {
  const [, service] = SERVICES.find(([start]) => account.startsWith(start)) ?? [];
  return service === undefined ? account : t(($) => $.lookup.services[service]);
}

import { FilePlus2, PartyPopper, Search, UserRound } from "lucide";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useGo } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./welcome.module.css";

export type Joined = { readonly nickname: string; readonly returnTo: string };

/** Greets somebody who has just joined, once, and says what one can do here. Then the way goes on where they came from. */
export function Welcome({ nickname, returnTo }: Joined) {
  const { t } = useTranslation();
  const go = useGo();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page reading>
      <div className={styles.welcome}>
        <Icon of={PartyPopper} size={40} />
        <h1 ref={heading} tabIndex={-1}>
          {t(($) => $.account.welcome.title, { nickname })}
        </h1>
        <p>
          {t(($) => $.account.join.created)} {t(($) => $.account.welcome.lead)}
        </p>
        <ul className={styles.list}>
          <Way
            icon={FilePlus2}
            href={paths.report.write}
            {...t(($) => $.account.welcome.report, { returnObjects: true })}
          />
          <Way icon={Search} href={paths.home} {...t(($) => $.account.welcome.search, { returnObjects: true })} />
          <Way
            icon={UserRound}
            href={paths.support.myPage()}
            {...t(($) => $.account.welcome.mine, { returnObjects: true })}
          />
        </ul>
        <p className={styles.note}>{t(($) => $.account.welcome.privacy)}</p>
        <Button kind="primary" size="large" onClick={() => void go(returnTo, { replace: true })}>
          {t(($) => $.account.welcome.goOn)}
        </Button>
      </div>
    </Page>
  );
}

type WayProps = { icon: typeof Search; href: string; name: string; text: string };

const Way = ({ icon, href, name, text }: WayProps) => (
  <li>
    <Icon of={icon} size={22} />
    <div>
      <a href={href}>{name}</a>
      <p>{text}</p>
    </div>
  </li>
);

import { FilePlus2, PartyPopper, Search, UserRound } from "lucide";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { screenAfterLogin } from "./after-login.ts";
import styles from "./welcome.module.css";

export type Joined = { readonly nickname: string; readonly returnTo: string; readonly logIn: () => Promise<void> };

/**
 * Greets somebody who has just joined, once, and says what one can do here. Wherever they go from here they are logged in; the
 * button leads on to where they came from.
 */
export function Welcome({ nickname, returnTo, logIn, created }: Joined & { created: string }) {
  const { t } = useTranslation();
  const go = useGo();
  const enter = (path: string) => {
    logIn()
      .then(() => go(path))
      .catch(handleError);
  };
  const goOn = () => {
    logIn()
      .then(() => screenAfterLogin(returnTo))
      .then((path) => go(path, { replace: true }))
      .catch(handleError);
  };
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
          {created} {t(($) => $.account.welcome.lead)}
        </p>
        <ul className={styles.list}>
          <Way
            onEnter={enter}
            icon={FilePlus2}
            href={pathTo("/report")}
            {...t(($) => $.account.welcome.report, { returnObjects: true })}
          />
          <Way
            onEnter={enter}
            icon={Search}
            href={pathTo("/")}
            {...t(($) => $.account.welcome.search, { returnObjects: true })}
          />
          <Way
            onEnter={enter}
            icon={UserRound}
            href={pathTo("/support/my-page")}
            {...t(($) => $.account.welcome.mine, { returnObjects: true })}
          />
        </ul>
        <p className={styles.note}>{t(($) => $.account.welcome.privacy)}</p>
        <Button kind="primary" size="large" onClick={goOn}>
          {t(($) => $.account.welcome[returnTo === pathTo("/report") ? "goOn" : "logIn"])}
        </Button>
      </div>
    </Page>
  );
}

type WayProps = { icon: typeof Search; href: string; name: string; text: string; onEnter: (path: string) => void };

const Way = ({ icon, href, name, text, onEnter }: WayProps) => (
  <li>
    <Icon of={icon} size={22} />
    <div>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onEnter(href);
        }}
      >
        {name}
      </a>
      <p>{text}</p>
    </div>
  </li>
);

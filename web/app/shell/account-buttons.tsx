import { UserRound } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { useLogin } from "../../session/use-login.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./header.module.css";

/** Log in; or my page and log out. */
export function AccountButtons() {
  const { t } = useTranslation();
  const { isLogin, nickname } = useSession();
  const { login, logout } = useLogin();
  if (!isLogin) {
    return (
      <Button kind="quiet" size="small" className={styles.login} onClick={() => void login()}>
        {t(($) => $.common.nav.login)}
      </Button>
    );
  }
  return (
    <>
      <LinkButton
        kind="quiet"
        size="small"
        href={pathTo("/support/my-page")}
        aria-label={t(($) => $.common.nav.account, { nickname })}
      >
        <Icon of={UserRound} size={18} />
        <span className={styles.nick}>{t(($) => $.common.nav.hello, { nickname })}</span>
      </LinkButton>
      <div className={styles.desktop}>
        <Button kind="quiet" size="small" onClick={() => void logout()}>
          {t(($) => $.common.nav.logout)}
        </Button>
      </div>
    </>
  );
}

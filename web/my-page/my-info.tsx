import type { MyPage } from "@sb/contracts/account/wire.ts";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { openModal } from "../modals/modals.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./my-page-screen.module.css";

const NicknameDialog = lazy(async () => ({ default: (await import("../account/nickname-dialog.tsx")).NicknameDialog }));

const changeNickname = (current: string) =>
  void openModal("nickname", (close: (result: undefined) => void) => (
    <NicknameDialog current={current} onClose={() => close(undefined)} />
  ));

export function MyInfo({ me }: { me: MyPage }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t(($) => $.account.myPage.info)}</h2>
        {me.isAdmin && <Badge kind="accent">{t(($) => $.account.myPage.admin)}</Badge>}
        {me.roles.map((role) => (
          <Badge key={role} kind="accent">
            {t(($) => $.account.myPage.roles[role])}
          </Badge>
        ))}
        <Button size="small" onClick={() => changeNickname(me.nickname)}>
          {t(($) => $.account.myPage.changeNickname)}
        </Button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.account.myPage.nickname)}</dt>
          <dd>{me.nickname}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.myPage.email)}</dt>
          <dd>{me.email}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.myPage.joinedAt)}</dt>
          <dd>{date(me.joinedAt)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.myPage.reports)}</dt>
          <dd>{t(($) => $.account.myPage.reportCount, { count: me.reportCount })}</dd>
        </div>
      </dl>
    </Card>
  );
}

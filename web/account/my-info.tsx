import type { MyPage } from "@sb/contracts/account/wire.ts";
import { lazy } from "react";
import { openModal } from "../app/modals/modals.ts";
import { useFormat, useText } from "../i18n/text.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./my-page-screen.module.css";

const NicknameDialog = lazy(async () => ({ default: (await import("./nickname/nickname-dialog.tsx")).NicknameDialog }));

const changeNickname = (current: string) =>
  void openModal("nickname", (close: (result: undefined) => void) => (
    <NicknameDialog current={current} onClose={() => close(undefined)} />
  ));

export function MyInfo({ me }: { me: MyPage }) {
  const { myPage } = useText().account;
  const { date } = useFormat();
  return (
    <Card>
      <div className={styles.head}>
        <h2>{myPage.info}</h2>
        {me.isAdmin && <Badge kind="accent">{myPage.admin}</Badge>}
        <Button size="small" onClick={() => changeNickname(me.nickname)}>
          {myPage.changeNickname}
        </Button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{myPage.nickname}</dt>
          <dd>{me.nickname}</dd>
        </div>
        <div>
          <dt>{myPage.email}</dt>
          <dd>{me.email}</dd>
        </div>
        <div>
          <dt>{myPage.joinedAt}</dt>
          <dd>{date(me.joinedAt)}</dd>
        </div>
        <div>
          <dt>{myPage.reports}</dt>
          <dd>{myPage.reportCount(me.reportCount)}</dd>
        </div>
      </dl>
    </Card>
  );
}

import type { TextsLike } from "../../texts.ts";
import type { reportNames as master } from "../ko/report.ts";

export const reportNames = {
  facts: {
    RECEIVED: "通報を受け付けました",
    INBOXED: "連携機関の受信箱に入れました",
    SHARED: "連携機関への到着を確認しました",
    WITHDRAWN: "非公開に変更しました",
    PUBLISHED: "再び公開しました",
    DISPUTED: "削除依頼がありました",
    DISPUTE_WITHDRAWN: "削除依頼が取り下げられました",
    KEPT: "確認の結果、通報を維持しました",
    CORRECTED: "確認の結果、内容を訂正しました",
    AGENCY_RECEIVED: "機関が受領を確認しました",
    AGENCY_INVESTIGATING: "機関が捜査を始めました",
    AGENCY_BLOCKED: "機関がアドレスを凍結しました",
    AGENCY_CLOSED: "機関が対応を終えました",
  },
  fields: {
    name: "名前",
    phone: "電話番号",
    email: "メールアドレス",
    site: "サイト",
    otherContact: "その他の連絡先",
    otherInfo: "その他の情報",
    businessNumber: "事業者番号",
    address: "住所",
    ip: "IPアドレス",
  },
  questions: {
    approach: "相手はどのように近づいてきましたか？",
    otherTargets: "一緒に使われたほかのアドレスやサイト",
    stillActive: "今も連絡や要求が続いていますか？",
    demand: "返金を口実に、さらにお金を求められましたか？",
  },
} satisfies TextsLike<typeof master>;

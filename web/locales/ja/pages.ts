import type { TextsLike } from "@sb/contracts/texts.ts";
import type { pages as master } from "../ko/pages.ts";

export const pages = {
  suffix: "Safer Block",
  home: {
    title: "Safer Block | 暗号資産犯罪の通報・照会",
    description: "暗号資産の詐欺・ハッキング被害を通報し、疑わしいウォレットアドレスやサイトを照会できます。",
  },
  login: { title: "ログイン", description: "Google アカウントでログインします。" },
  privacy: { title: "プライバシーポリシー", description: "Safer Block の個人情報の取り扱いについて。" },
  service: { title: "利用規約", description: "Safer Block のサービス利用規約です。" },
  reportKind: { title: "通報 ステップ1：被害の種類", description: "どのような被害かを選びます。" },
  reportContent: { title: "通報 ステップ2：通報内容の入力", description: "通報する内容を入力します。" },
  reportConsent: { title: "通報 ステップ3：規約への同意と送信", description: "規約に同意して通報を送信します。" },
  reportModify: { title: "通報の修正", description: "送信した通報を修正します。" },
  history: {
    title: "通報履歴",
    description: "公開された暗号資産被害の通報を、ウォレットアドレス・サイト・言葉で検索できます。",
  },
  historyDetail: { title: "通報の詳細", description: "公開された通報の内容です。" },
  saferView: { title: "セーファービュー", description: "一週間の暗号資産犯罪の動きをまとめたレポートです。" },
  saferViewDetail: { title: "セーファービューの記事", description: "セーファービューのレポートです。" },
  blockNews: { title: "ブロックニュース", description: "暗号資産の犯罪と安全に関する最新ニュースです。" },
  blockNewsDetail: { title: "ブロックニュースの記事", description: "ブロックニュースの記事です。" },
  myPage: { title: "マイページ", description: "自分の情報、通報、お問い合わせを確認します。" },
  declare: { title: "会員の通報", description: "ある会員が公開した通報です。" },
  inquiries: { title: "自分のお問い合わせ", description: "送信したお問い合わせです。" },
  inquiry: { title: "お問い合わせ", description: "お問い合わせの内容です。" },
  inquiryModify: { title: "お問い合わせの修正", description: "送信したお問い合わせを修正します。" },
  inquiryWrite: { title: "新しいお問い合わせ", description: "お問い合わせを送信します。" },
  notices: { title: "お知らせ一覧", description: "Safer Block からのお知らせです。" },
  notice: { title: "お知らせ", description: "お知らせの内容です。" },
  adminSaferViews: { title: "セーファービューの管理", description: "セーファービューの記事を管理します。" },
  adminSaferView: { title: "セーファービュー記事の編集", description: "セーファービューの記事を編集します。" },
  adminNotices: { title: "お知らせの管理", description: "お知らせを書いて公開します。" },
  adminNoticeWrite: { title: "お知らせの作成", description: "新しいお知らせを書きます。" },
  adminNotice: { title: "お知らせの編集", description: "お知らせを編集または公開します。" },
} satisfies TextsLike<typeof master>;

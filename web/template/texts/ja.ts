import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  template: {
    heading: "回答テンプレート",
    lead: "よく使う回答をあらかじめ書いておく場所です。回答するときに選び、送る前に直せます。",
    write: "テンプレートを書く",
    writeHeading: "回答テンプレートの作成",
    editHeading: "回答テンプレートの編集",
    back: "回答テンプレートの一覧へ",
    results_other: "回答テンプレート{{count, number}}件",
    loading: "回答テンプレートを読み込んでいます",
    failed: "回答テンプレートを読み込めませんでした",
    use: "使う場面",
    uses: {
      INQUIRY: "お問い合わせへの回答",
      ANALYSIS: "詳細分析への回答",
      DISPUTE: "削除依頼の決定",
      OBJECTION: "掲載への異議の決定",
      COMMENT: "コメントへの対応理由",
    },
    state: "状態",
    states: { LIVE: "使用中", ARCHIVED: "保管済み" },
    none: {
      LIVE: {
        title: "回答テンプレートはありません",
        text: "よく使う回答を書いておくと、回答するときに選べます。",
      },
      ARCHIVED: {
        title: "保管したテンプレートはありません",
        text: "保管すると選択肢に出なくなり、いつでも元に戻せます。",
      },
    },
    name: "テンプレート名",
    nameHint: "担当者にだけ表示されます。",
    textIn: "{{language}}の回答",
    textHint: "個人情報は書かないでください。空欄の言語では韓国語の回答が選択肢になります。",
    save: "保存",
    saved: "回答テンプレートを保存しました",
    archive: { action: "保管", of: "「{{title}}」を保管", done: "テンプレートを保管しました" },
    restore: { action: "再び使う", of: "「{{title}}」を再び使う", done: "テンプレートを再び選べるようになりました" },
    remove: {
      action: "削除",
      of: "「{{title}}」を削除",
      reason: "削除する理由",
      ask: {
        title: "テンプレートを削除しますか？",
        text: "「{{title}}」を削除すると元に戻せません。送信済みの回答はそのまま残ります。",
      },
      done: "テンプレートを削除しました",
    },
    changed: {
      title: "ほかの人がこのテンプレートを変更しました",
      text: "保存されているテンプレートの名前は「{{title}}」です。どちらを残すか選んでください。",
      take: "保存済みのものを読み込む",
      keep: "自分の内容で保存する",
    },
  },
  pages: {
    adminTemplates: { title: "回答テンプレート" },
    adminTemplateWrite: { title: "回答テンプレートの作成" },
    adminTemplate: { title: "回答テンプレートの編集" },
  },
  trail: {
    subjects: { template: "回答テンプレート" },
    acts: {
      TemplateWritten: "回答テンプレートを作成",
      TemplateModified: "回答テンプレートを変更",
      TemplateOffered: "回答テンプレートを使用開始",
      TemplateArchived: "回答テンプレートを保管",
      TemplateDeleted: "回答テンプレートを削除",
    },
  },
} satisfies TextsLike<typeof master>;

import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  apikey: {
    heading: "APIキー",
    lead: "キーがあれば、ご自身のプログラムからアドレスやサイトを照会できます。",
    back: "マイページ",
    loading: "キーを読み込んでいます",
    failed: "キーを読み込めませんでした",
    list: "自分のキー",
    make: "キーを作成",
    full: "キーは{{most, number}}個まで持てます。使わないキーを失効させると、新しく作成できます。",
    none: { title: "まだキーがありません", text: "作成すると、ここで使用量の確認と失効ができます。" },
    create: {
      title: "キーを作成",
      text: "どこで使うキーか分かる名前を付けてください。",
      name: "名前",
      hint: "例：本番サーバー",
      confirm: "作成する",
    },
    shown: {
      title: "今すぐキーをコピーしてください",
      text: "キーが表示されるのは今回だけです。閉じると二度と表示できません。",
      copy: "キーをコピー",
      copied: "コピーしました",
      done: "コピーしました",
    },
    ends: "…{{hint}} · {{date}}発行",
    rate_other: "1分間に{{count, number}}回まで",
    used_other: "直近{{days, number}}日間で{{count, number}}回使用",
    refused_other: "うち上限超過{{count, number}}回",
    unused: "まだ使われていません",
    usage: { title: "日別の使用量", day: "日付（UTC）", requests: "リクエスト", over: "上限超過" },
    scopes: {
      names: { read: "照会・一覧・エクスポート", file: "自分の名義で通報" },
      hint: "通報の権限は必要なプログラムだけに与えてください。キーを持つ人はあなたの名義で通報できます。",
      of: "用途：{{scopes}}",
    },
    revoke: {
      action: "失効",
      of: "{{name}}を失効",
      title: "このキーを失効させますか？",
      text: "「{{name}}」を使うプログラムはすぐに照会できなくなります。元に戻せません。",
      done: "キーを失効させました",
    },
    how: {
      title: "使い方",
      one: "アドレスまたはサイトを1件照会します。",
      many: "一度に100件まで照会します。",
      range:
        "何を調べているかを知らせずに照会します。正規化したアドレスのSHA-256の先頭5文字だけを送り、残りの文字を応答から探します。",
      docs: "すべてのリクエストの説明",
      bulk: "プログラムを使わずにまとめて照会",
      secret: "キーはパスワードと同じように扱ってください。公開されてしまったら、すぐに失効させてください。",
    },
    admin: {
      make: "機関のキーを作成",
      makeText: "機関が自らのプログラムで通報を取得するためのキーです。表示は一度だけですので、すぐに渡してください。",
      agencyField: "機関",
      heading: "APIキー",
      lead: "現在有効なすべてのキーです。悪用されているキーは理由を書いて失効させます。",
      count_other: "キー{{count, number}}件",
      held: "{{nick}}さんのキー",
      agency: "機関{{agencySeq}}のキー",
      reason: "理由",
      reasonHint: "失効させたことは監査記録に残ります。",
      none: { title: "キーがありません", text: "会員が作成したキーがここに表示されます。" },
    },
  },
  pages: {
    apiKeys: { title: "APIキー", description: "ご自身のプログラム用のキーを作成し、失効させます。" },
    adminApiKeys: { title: "APIキー" },
  },
  trail: {
    subjects: {
      apikey: "APIキー",
    },
    acts: {
      ApiKeyIssued: "機関のAPIキーを発行",
      ApiKeyRevoked: "APIキーを失効",
    },
  },
  errors: {
    TOO_MANY_KEYS: "キーは上限に達しています。使わないキーを先に失効させてください。",
  },
} satisfies TextsLike<typeof master>;

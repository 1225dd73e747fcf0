import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  level: {
    line: "根拠の強さ",
    of: "{{value, number}}/100",
    why: "なぜこの強さなのですか？",
    made: "根拠と点数",
    total: "合計",
    on: "{{date}}（UTC）時点",
    formula: "計算式 {{name}}",
    steps: {
      UNKNOWN: "情報なし",
      HINT: "手がかりあり",
      SUSPECTED: "疑わしい",
      LIKELY: "可能性が高い",
      NEARLY_CERTAIN: "ほぼ確実",
    },
    parts: {
      ESTABLISHED_other: "登録から1週間以上の{{count, number}}人が通報しました",
      NEW_other: "新しく登録した{{count, number}}人が通報しました",
      AGE_other: "最も新しい通報は{{count, number}}日前です",
      UNCOUNTED_other: "ほか{{count, number}}人は、同じネットワークの人をすでに数えたため加えていません",
      LISTS_other: "{{count, number}}件の公開リストに載っています",
      UNSHARED_other:
        "再配布できないリスト{{count, number}}件にも載っています。誰でも計算し直せるよう、点数には入れません",
      LISTS_AGE: "リストの記載が古いか、日付がありません",
      CONFIRMED_other: "運営者または機関（{{count, number}}者）が確認しました",
      FLOOR: "通報や記載が一つでもあれば得る最低点です",
      LIMIT: "100点を超えません",
      DISPUTED_other: "{{count, number}}件の通報に削除依頼があります",
      OWNER: "管理していることを証明した人が異議を申し立てています",
    },
    page: {
      lead: "アドレスやサイトには、それぞれ0から100までの根拠の強さがあります。通報の内容が事実だと考えられる公開の根拠がどれだけあるかを示し、誰が計算しても同じになります。",
      zero: "0は情報がないという意味で、信頼できるという意味ではありません。",
      steps: "五つの段階",
      range: "{{from, number}}–{{to, number}}",
      rules: "計算のしかた",
      people:
        "通報した人：{{peopleMax, number}} × (1 − 2^(−w/{{peopleHalf, number}}))点。wは一人ずつの重みの合計で、登録から1週間以上の人は1、新しい人は1/4です。同じネットワークは1日に一人と数え、同じ日の新しい人は合わせて1/2までです。一人が何度通報しても一回です。",
      fresh: "新しい人は全員で{{newMax, number}}点までです。",
      age: "通報した人の点数は{{halfLifeDays, number}}日ごとに半分になります。数えた通報のうち最も新しいものから数えます。",
      lists:
        "公開リスト：{{listsMax, number}} × (1 − 2^(−n))点。nは公開元の数です。{{halfLifeDays, number}}日たった記載と日付のない記載は半分と数えます。誰でも計算し直せるよう、再配布できるリストだけを数えます。どのリストも同じ重みです。",
      confirmed:
        "運営者または機関が確認すると{{confirmedByOne, number}}点、二者なら{{confirmedByTwo, number}}点、それより多ければ{{confirmedByMore, number}}点です。時間がたっても減りません。",
      disputes:
        "削除依頼が出ていると{{disputed, number}}点、管理を証明した人の依頼ならさらに{{owner, number}}点を引きます。それでも段階は下がりません。削除された通報は跡を残しません。",
      limits: "通報・記載・確認が一つでもあれば{{least, number}}点以上で、100点を超えません。",
      day: "UTCの日付で計算するため、同じ日なら誰が見ても同じです。それぞれ整数に丸めます。",
      recompute: "自分で計算する",
      recomputeText:
        "NDJSONの書き出しに必要な事実がすべて入っています。1行が1件の通報で、normalizedが同じなら同じ対象です。",
      download: "NDJSONをダウンロード",
    },
  },
  pages: {
    level: {
      title: "根拠の強さ",
      description: "根拠の強さの計算のしかたと五つの段階を説明します。",
    },
  },
} as const satisfies TextsLike<typeof master>;

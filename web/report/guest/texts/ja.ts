import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  visitor: {
    first: {
      title: "ログインせずに書き始められます",
      text: "入力した内容はこの端末にだけ暗号化して保存し、送信するときにログインします。",
    },
    last: {
      title: "ログインすると送信できます",
      text: "入力した内容はこの端末に暗号化して保存しています。ログインするとこの画面に戻り、送信するか新しく書き直すと、この端末から削除します。",
    },
    filesNotKept: "この端末には添付ファイルを保存できません。ログインした後にもう一度追加してください。",
    inApp:
      "{{name}}の中ではGoogleログインが使えず、ここに書いた内容を別のブラウザに移すこともできません。書く前にブラウザで開いてください。",
  },
} satisfies TextsLike<typeof master>;

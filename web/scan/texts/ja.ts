import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  scan: {
    title: "QRコードを読み取る",
    camera: "カメラの映像",
    choose: "画像を選ぶ",
    paste: "コピーした画像を貼り付ける",
    stays: "画像と映像はこの端末の中だけで読み取り、どこにも送りません。",
    notes: {
      STARTING: "カメラを起動しています。確認が出たら許可してください。",
      RUNNING: "QRコードをカメラに映してください。",
      DENIED: "カメラの使用が許可されていません。ブラウザの設定で許可するか、画像を選んでください。",
      MISSING: "使えるカメラが見つかりません。画像を選ぶか貼り付けてください。",
      BUSY: "ほかのアプリがカメラを使っています。閉じてからもう一度開くか、画像を選んでください。",
      READING: "画像を読み取っています。",
      NO_CODE: "画像にQRコードが見つかりません。QRコードが大きく写った画像でお試しください。",
      UNREADABLE: "開けない画像か、大きすぎる画像です。別の画像を選んでください。",
      NO_PICTURE: "コピーした画像がありません。画像をコピーしてからもう一度お試しください。",
    },
  },
} satisfies TextsLike<typeof master>;

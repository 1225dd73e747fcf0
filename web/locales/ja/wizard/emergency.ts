import type { TextsLike } from "@sb/contracts/texts.ts";
import type { emergency as master } from "../../ko/wizard/emergency.ts";

export const emergency = {
  gap: "（記入してください）",
  message:
    "お世話になります。先ほど詐欺の被害に遭い、私の口座から下記の宛先へ暗号資産を送ってしまいました。未処理の出金の停止、受取側口座の凍結、関連する記録の保存をお願いします。警察にも届け出ます。\n\n送り先のアドレスまたはサイト：{{address}}\nチェーン：{{chain}}\nトランザクションハッシュ（TXID）：{{hash}}\n数量：{{amount}}\n送った時刻：（記入してください）",
  read: "文面を見る",
  copy: "文面をコピーする",
  copied: "コピーしました",
  otherCountries: "ほかの国の連絡先",
  elsewhere: "その他の国",
  newWindow: "（新しいウィンドウで開きます）",
  again: "取引所に送る文面",
  exchange: {
    title: "送った取引所にすぐ知らせてください",
    text: "止められる時間は短いです。下の文面をコピーして、取引所アプリのサポートに送ってください。質問に答えると、空欄を埋めた文面をもう一度表示します。",
  },
  police: {
    title: "警察に届け出てください",
    text: "まず電話で知らせ、それからオンラインで届け出てください。受理番号があると取引所も早く動きます。",
  },
  keep: {
    title: "これ以上送らず、何も消さないでください",
    list: [
      "お金を取り戻すと言う人にも払わないでください。最も多い二次被害です。",
      "会話、送金記録、サイトの画面を保存してください。",
      "復元フレーズやパスワードを教えた場合は、残りの資産を新しいウォレットへ移してください。",
    ],
  },
  more: {
    title: "残りは後でも大丈夫です",
    text: "提出後も「自分の通報」で修正したり情報を加えたりできます。",
    private: "今は非公開で提出され、後から公開に変えられます。",
    open: "今さらに書く",
  },
} satisfies TextsLike<typeof master>;

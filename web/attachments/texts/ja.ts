import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  attachments: {
    drop: "ここにファイルをドロップするか貼り付けてください",
    choose: "ファイルを選ぶ",
    limits_other: "最大{{count, number}}件、1件{{size}}まで。画像、PDF、動画、音声、テキスト",
    list: "添付したファイル",
    count: "{{most, number}}件中{{count, number}}件",
    preparing: "準備中 {{share}}",
    reduced: "画像が大きいため{{size}}のコピーを送ります。元のファイルを保管してください。",
    copySent: "{{size}}のコピーを送ります。元のファイルを保管してください。",
    copySentPlain: "{{size}}のコピーを送信します。",
    smaller: "画像を小さなコピーで送る（{{whole}} → {{smaller}}）",
    smallerHint: "回線が遅いときや通信量を抑えたいときに。証拠としては元の画像のほうが確かです。",
    smallerHintPlain: "すばやく送れます。元の画像が必要な場合は選択を外してください。",
    kept: "登録済みのファイル",
    remove: "{{name}}を削除",
    preview: "{{name}}のプレビュー",
    rejected: "追加できなかったファイル",
    unreadable: "ファイルを読み込めません。もう一度選んでください。",
    originalUsed: "画像を取得できないため、元の画像を使います。",
  },
  errors: {
    FILE_TYPE_NOT_ALLOWED: "この形式のファイルは添付できません。",
    TOO_MANY_FILES: "ファイルは最大5個までです。",
    DUPLICATE_FILE: "このファイルはすでに追加されています。",
  },
} satisfies TextsLike<typeof master>;

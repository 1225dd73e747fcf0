import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  disclosure: {
    failed: "読み込めませんでした",
    key: {
      heading: "機関の鍵",
      lead: "非公開の通報と証拠は、この鍵で暗号化されて届きます。開けるのは貴機関だけです。",
      current: "登録済みの公開鍵",
      none: {
        CONFIDENTIAL: "鍵がまだありません。登録するまでは公開された内容だけが届きます。",
        PUBLIC: "鍵がまだありません。現在届いている公開の通報に鍵は必要ありません。",
      },
      copy: "公開鍵をコピー",
      copied: "コピーしました",
      kinds: {
        age: "age公開鍵",
        jwk: "JWK公開鍵",
      },
      make: "鍵を作成する",
      replace: "鍵を取り替える",
      keepOld: "これまでに取得した資料は、以前の鍵ファイルでしか開けません。そのファイルも保管してください。",
      steps: {
        save: "鍵ファイルを作成して保存する",
        saveHint:
          "鍵はこの端末で作成され、秘密鍵がサーバーに送られることはありません。ファイルを失うと誰も資料を開けなくなります。安全な場所二か所に保管してください。",
        saveButton: "鍵ファイルを保存",
        check: "保存したファイルを確認する",
        checkHint: "今保存したファイルを選んでください。すでにお使いのage鍵ファイルでもかまいません。",
        register: "公開鍵を登録する",
        registerHint: "送信されるのはファイル内の公開鍵だけです。登録後はこの鍵で暗号化します。",
        registerButton: "公開鍵を登録",
        inUse: "このファイルの公開鍵が登録されています。",
      },
      done: "公開鍵を登録しました。",
    },
    keyFile: {
      choose: "鍵ファイルを選ぶ",
      wrong: "このファイルにageの秘密鍵はありません。保存した鍵ファイルを選んでください。",
      good: "鍵ファイルを読み込みました。公開鍵の末尾は …{{end}}です。",
    },
    open: {
      heading: "暗号化された資料を開く",
      lead: "通報の内容と証拠をこの端末で開きます。秘密鍵と開いた内容がこの端末の外に出ることはありません。",
      key: "鍵ファイル",
      keyHint: "保存した鍵ファイルを選んでください。このページを離れると破棄されます。",
      package: "資料",
      keyFirst: "先に鍵ファイルを選んでください。",
      fetchHint: "資料を取得するたびに記録が残ります。",
      fetch: "取得して開く",
      save: "暗号化したまま保存",
      choose: "保存した資料を選ぶ",
      strangers: "ご自身で取得した資料だけを開いてください。暗号化されていても、作成者が誰かは証明されません。",
      problems: {
        WRONG_KEY: "この鍵では開けません。資料を取得したときに登録されていた鍵のファイルを選んでください。",
        DAMAGED: "完全な資料ではありません。もう一度取得してください。",
        NOT_FOUND: "この通報の資料は取得できません。削除されたか、貴機関に共有されていません。",
      },
    },
    view: {
      disputed: "この通報の削除依頼を審査しています。",
      report: "通報の内容",
      reporter: "通報者",
      number: "通報番号",
      target: "対象",
      crime: "被害の種類",
      chain: "コイン",
      sources: "情報源",
      evidence: "証拠ファイル",
      noEvidence: "添付ファイルはありません。",
      careful: "通報者がアップロードした原本です。保護された端末で開いてください。",
      whole: "受付時と同じ",
      changed: "受付時と異なる",
      save: "保存",
      saveFile: "{{name}}を保存",
    },
  },
  pages: {
    agencyKey: { title: "機関の鍵" },
    agencyOpen: { title: "暗号化された資料を開く" },
  },
  trail: {
    subjects: {
      disclosure: "機密資料",
    },
    acts: {
      PackageFetched: "暗号化された資料の取得",
    },
  },
  errors: {
    PUBLIC_KEY_INVALID: "使用できる公開鍵ではありません。age1で始まる鍵、またはJWK形式の公開鍵を入力してください。",
    PUBLIC_KEY_PRIVATE: "送信されたのは秘密鍵です。この鍵は使わず、新しい鍵を作成してください。",
  },
} satisfies TextsLike<typeof master>;

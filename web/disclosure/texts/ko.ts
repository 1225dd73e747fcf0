// Agencies' screens of their key and of encrypted packages.

export const texts = {
  disclosure: {
    failed: "불러오지 못했습니다",
    key: {
      heading: "우리 기관의 키",
      lead: "비공개 신고와 증거는 이 키로 암호화되어 전달되며, 우리 기관만 열 수 있습니다.",
      current: "등록된 공개 키",
      none: {
        CONFIDENTIAL: "아직 키가 없습니다. 키를 등록할 때까지는 공개된 내용만 받습니다.",
        PUBLIC: "아직 키가 없습니다. 지금 받는 공개 신고에는 키가 필요하지 않습니다.",
      },
      copy: "공개 키 복사",
      copied: "복사했습니다",
      kinds: {
        age: "age 공개 키",
        jwk: "JWK 공개 키",
      },
      make: "키 만들기",
      replace: "키 바꾸기",
      keepOld: "전에 받은 자료는 전에 쓰던 키 파일로만 열립니다. 그 파일을 계속 보관해 주세요.",
      steps: {
        save: "키 파일 만들어 저장하기",
        saveHint:
          "이 기기에서 만듭니다. 개인 키는 서버로 보내지 않으므로, 파일을 잃으면 아무도 자료를 열 수 없습니다. 안전한 곳 두 군데에 보관해 주세요.",
        saveButton: "키 파일 저장",
        check: "저장한 파일 확인하기",
        checkHint: "방금 저장한 파일을 골라 주세요. 이미 쓰고 있는 age 키 파일을 골라도 됩니다.",
        register: "공개 키 등록하기",
        registerHint: "파일에 든 공개 키만 보냅니다. 등록하면 바로 이 키로 암호화합니다.",
        registerButton: "공개 키 등록",
        inUse: "이 파일의 공개 키가 등록되어 있습니다.",
      },
      done: "공개 키를 등록했습니다.",
    },
    keyFile: {
      choose: "키 파일 고르기",
      wrong: "이 파일에는 age 개인 키가 없습니다. 저장해 둔 키 파일을 골라 주세요.",
      good: "키 파일을 읽었습니다. 공개 키의 끝자리는 …{{end}}입니다.",
    },
    open: {
      heading: "암호화된 자료 열기",
      lead: "신고 내용과 증거를 이 기기에서 엽니다. 개인 키와 열린 내용은 이 기기를 떠나지 않습니다.",
      key: "키 파일",
      keyHint: "저장해 둔 키 파일을 골라 주세요. 이 화면을 벗어나면 잊습니다.",
      package: "자료",
      keyFirst: "먼저 키 파일을 골라 주세요.",
      fetchHint: "자료를 받을 때마다 기록이 남습니다.",
      fetch: "받아서 열기",
      save: "암호화된 채로 저장",
      choose: "저장한 자료 고르기",
      strangers: "직접 받은 자료만 열어 주세요. 암호화되어 있다고 해서 누가 만들었는지 확인되는 것은 아닙니다.",
      problems: {
        WRONG_KEY: "이 키로는 열 수 없습니다. 자료를 받을 때 등록되어 있던 키의 파일을 골라 주세요.",
        DAMAGED: "온전한 자료가 아닙니다. 다시 받아 주세요.",
        NOT_FOUND: "이 신고의 자료를 받을 수 없습니다. 삭제되었거나 전달 대상이 아닙니다.",
      },
    },
    view: {
      disputed: "이 신고에 대한 삭제 요청을 검토하고 있습니다.",
      report: "신고 내용",
      reporter: "신고자",
      number: "신고 번호",
      target: "대상",
      crime: "피해 유형",
      chain: "코인",
      sources: "출처",
      evidence: "증거 파일",
      noEvidence: "첨부된 파일이 없습니다.",
      careful: "파일은 신고자가 올린 원본입니다. 보호된 기기에서 열어 주세요.",
      whole: "접수 때와 같음",
      changed: "접수 때와 다름",
      save: "저장",
      saveFile: "{{name}} 저장",
    },
  },
  pages: {
    agencyKey: { title: "기관의 키" },
    agencyOpen: { title: "암호화된 자료 열기" },
  },
  trail: {
    subjects: {
      disclosure: "기밀 자료",
    },
    acts: {
      PackageFetched: "암호화된 자료 받기",
    },
  },
  errors: {
    PUBLIC_KEY_INVALID: "쓸 수 있는 공개 키가 아닙니다. age1로 시작하는 키나 JWK 형식의 공개 키를 넣어 주세요.",
    PUBLIC_KEY_PRIVATE: "개인 키를 보내셨습니다. 이 키는 더 이상 쓰지 말고 새 키를 만들어 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly disclosure: typeof texts;
  }
}

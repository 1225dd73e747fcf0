// The logins of a person and their data.
import type { Browser, System } from "@sb/contracts/account/device.ts";

export const texts = {
  myData: {
    heading: "로그인과 내 데이터",
    lead: "로그인된 기기를 확인하고, 내 데이터를 한 파일로 받고, 지우면 무엇이 없어지는지 알아봅니다.",
    logins: {
      heading: "로그인된 기기",
      failed: "로그인 목록을 불러오지 못했습니다",
      isThis: "이 기기",
      seen: "마지막 사용 {{seen}}, 로그인 {{begun}}",
      end: "로그아웃",
      endOf: "{{name}} 로그아웃",
      endOthers: "다른 기기에서 모두 로그아웃",
      none: "다른 기기에는 로그인되어 있지 않습니다.",
      unknown: "알 수 없는 기기",
      sure: "로그아웃할까요?",
      sureOne: "‘{{name}}’에서 바로 로그아웃됩니다.",
      sureAll: "이 기기를 뺀 모든 기기에서 바로 로그아웃됩니다.",
      ended: "로그아웃했습니다.",
      browsers: {
        CHROME: "Chrome",
        SAFARI: "Safari",
        FIREFOX: "Firefox",
        EDGE: "Edge",
        SAMSUNG: "삼성 인터넷",
        WHALE: "웨일",
        OPERA: "Opera",
        OTHER: "다른 브라우저",
      } satisfies Record<Browser, string>,
      systems: {
        ANDROID: "Android",
        IOS: "iPhone · iPad",
        WINDOWS: "Windows",
        MACOS: "Mac",
        LINUX: "Linux",
        CHROMEOS: "Chromebook",
        OTHER: "다른 기기",
      } satisfies Record<System, string>,
    },
    download: {
      heading: "내 데이터 내려받기",
      text: "내 정보와 동의, 신고와 첨부 파일, 임시 저장한 신고, 문의, 삭제 요청, 분석 요청, 지켜보기, API 키와 웹훅 정보를 ZIP 파일 하나로 받습니다.",
      safe: "파일은 이 기기에서 바로 만듭니다. 서버에 사본이 남지 않고, 다른 사람이 열 수 있는 주소도 생기지 않습니다. 다른 글에 단 댓글은 들어 있지 않습니다.",
      start: "내 데이터 내려받기",
      progress_other: "파일 {{count, number}}개를 모았습니다",
      done_other: "파일 {{count, number}}개를 담은 ZIP 파일을 저장했습니다.",
    },
    deletions: {
      heading: "지우면 없어지는 것",
      rows: {
        report: {
          name: "신고",
          text: "내용과 첨부 파일, 추가 정보를 여는 열쇠가 파기되어 아무도 다시 읽을 수 없습니다. 연계 기관이 이미 받은 사본은 그 기관에 남습니다.",
        },
        draft: { name: "임시 저장한 신고", text: "서버에 저장된 내용과 이 기기에 보관된 첨부 파일이 지워집니다." },
        comment: { name: "댓글", text: "글의 내용이 지워지고, 달린 답글은 남습니다." },
        inquiry: { name: "문의", text: "내용과 첨부 파일이 지워집니다. 답변이 끝난 문의는 지울 수 없습니다." },
        watch: { name: "지켜보기", text: "지켜보던 대상과 알림 설정이 지워지고 더는 알려 드리지 않습니다." },
        key: { name: "API 키와 웹훅", text: "바로 쓸 수 없게 되고, 이름과 주소가 지워집니다." },
        account: {
          name: "계정",
          text: "이메일과 닉네임, 로그인 기기 정보를 여는 열쇠가 파기됩니다. 공개한 신고는 닉네임 없이 남습니다.",
        },
      },
    },
  },
  pages: { myData: { title: "로그인과 내 데이터", description: "로그인된 기기와 내 데이터를 관리합니다." } },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly myPage: typeof texts;
  }
}

// Notices: what people read, and what admins write.
import type { NoticeType } from "@sb/contracts/notice/model.ts";

export const texts = {
  notice: {
    heading: "공지사항",
    lead: "서비스 소식과 점검 일정, 새로 나온 기능을 알려 드립니다.",
    keyword: "제목이나 내용에 있는 단어",
    type: "종류",
    types: {
      NOTICE: "안내",
      UPDATE: "업데이트",
      MAINTENANCE: "점검",
      EVENT: "행사",
    } satisfies Record<NoticeType, string>,
    results_other: "공지 {{count, number}}건",
    resultsAtLeast: "공지 {{total, number}}건 이상",
    list: "공지 목록",
    loading: "공지를 불러오고 있습니다",
    failed: "공지를 불러오지 못했습니다",
    emptyText: "검색어를 줄이거나 조건을 지워 보세요.",
    noneYetTitle: "아직 올라온 공지가 없습니다",
    noneYetText: "알려 드릴 소식이 생기면 여기에 올리겠습니다.",
    back: "전체 공지 보기",
    views_other: "조회 {{count, number}}회",
    publishedAt: "{{at}} 게시",
    modifiedAt: "{{at}} 수정",
    onlyKorean: "이 공지는 한국어로만 있습니다.",
    admin: {
      heading: "공지사항 관리",
      lead: "초안은 관리자에게만 보입니다. 게시하면 누구나 읽을 수 있습니다.",
      write: "공지 쓰기",
      noneYetTitle: "아직 작성한 공지가 없습니다",
      noneYetText: "첫 공지를 써 보세요. 초안으로 저장해 두었다가 나중에 게시할 수 있습니다.",
      view: "보기",
      viewOf: "‘{{title}}’ 보기",
      edit: "수정",
      editOf: "‘{{title}}’ 수정",
      publish: "게시",
      publishOf: "‘{{title}}’ 게시",
      remove: "삭제",
      removeOf: "‘{{title}}’ 삭제",
      askPublish: {
        title: "공지를 게시할까요?",
        text: "‘{{title}}’ 공지를 누구나 읽을 수 있게 됩니다. 게시한 뒤에도 고칠 수 있습니다.",
      },
      reason: "삭제하는 이유",
      askRemove: { title: "공지를 삭제할까요?", text: "‘{{title}}’ 공지를 삭제하면 되돌릴 수 없습니다." },
      published: "공지를 게시했습니다",
      removed: "공지를 삭제했습니다",
      writeHeading: "공지 쓰기",
      editHeading: "공지 수정",
      back: "공지 관리로",
      titleField: "제목",
      content: "내용",
      contentHint: "Markdown으로 꾸밀 수 있습니다. # 제목, **굵게**, - 목록, [링크](https://example.com)",
      preview: "미리보기",
      previewEmpty: "내용을 쓰면 읽는 사람에게 보일 모습이 여기에 나타납니다.",
      saveDraft: "초안으로 저장",
      draftSaved: "초안을 저장했습니다",
      save: "수정 내용 저장",
      saved: "수정한 내용을 저장했습니다",
      popup: "홈에 팝업으로 띄우기",
      popupHint: "홈 화면에 작은 창으로 보입니다. 글은 {{most, number}}자까지 쓸 수 있습니다.",
      popupBadge: "팝업",
      showFrom: "보이기 시작하는 때",
      showTo: "보이기를 마치는 때",
      periodHint: "비워 두면 제한 없이 보입니다. 시각은 이 기기의 시간대를 따릅니다.",
      period: "{{from}} ~ {{to}}",
      translations: "번역",
      translationsHint: "번역이 없는 언어에서는 한국어로 보입니다.",
      titleIn: "{{language}} 제목",
      contentIn: "{{language}} 내용",
      onlyPopups: "팝업만 보기",
      all: "모든 공지 보기",
      states: { DRAFT: "초안", PUBLISHED: "게시됨", SCHEDULED: "예약됨", ENDED: "끝남" },
      changed: {
        title: "다른 관리자가 그사이에 이 공지를 바꾸었습니다",
        text: "지금 저장되어 있는 공지의 제목은 ‘{{title}}’입니다. 어느 쪽을 남길지 골라 주세요.",
        take: "저장된 공지 불러오기",
        keep: "내가 쓴 것으로 저장하기",
      },
    },
  },
  pages: {
    notices: { title: "공지사항", description: "Safer Block의 공지사항입니다." },
    notice: { title: "공지", description: "공지사항의 내용입니다." },
    adminNotices: { title: "공지사항 관리" },
    adminNoticeWrite: { title: "공지 쓰기" },
    adminNotice: { title: "공지 수정" },
  },
  common: {
    nav: {
      notice: "공지사항",
    },
  },
  trail: {
    subjects: {
      notice: "공지사항",
    },
    acts: {
      NoticeWritten: "공지 작성",
      NoticeModified: "공지 수정",
      NoticePublished: "공지 게시",
      NoticeDeleted: "공지 삭제",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly notice: typeof texts;
  }
}

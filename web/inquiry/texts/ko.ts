// 1:1 inquiries: a person's list, the form, one inquiry with its answer, and the admins' queue.
import type { InquiryOrder, InquiryQueue, InquiryStatus } from "@sb/contracts/inquiry/model.ts";

export const texts = {
  inquiry: {
    heading: "내 문의",
    lead: "궁금한 점이나 불편한 점을 알려 주세요. 담당자가 직접 답변해 드립니다.",
    ask: "문의하기",
    keyword: "제목이나 내용의 단어",
    option: "상태",
    order: "정렬",
    orders: { LATEST: "최신순", OLDEST: "오래된순" } satisfies Record<InquiryOrder, string>,
    statuses: { SUBMITTED: "접수됨", PROCESSED: "답변 완료", DELETED: "삭제됨" } satisfies Record<
      InquiryStatus,
      string
    >,
    results_other: "문의 {{count, number}}건",
    resultsAtLeast_other: "문의 {{count, number}}건 이상 (최근 문의에서만 찾았습니다)",
    list: "문의 목록",
    loading: "문의를 불러오고 있습니다",
    failed: "문의를 불러오지 못했습니다",
    emptyText: "다른 단어로 찾거나 조건을 지워 보세요.",
    noneYetTitle: "아직 남긴 문의가 없습니다",
    noneYetText: "도움이 필요하면 언제든지 문의해 주세요.",
    files_other: "첨부 {{count, number}}개",
    comments_other: "댓글 {{count, number}}개",
    back: "내 문의",
    write: {
      heading: "문의하기",
      lead: "답변이 등록되면 계정의 이메일로 알려 드립니다.",
      title: "제목",
      titleHint: "예: 신고 내역이 보이지 않습니다",
      contents: "내용",
      contentsHint: "언제, 어느 화면에서 일어난 일인지 적어 주시면 더 빨리 도와드릴 수 있습니다.",
      files: "첨부 파일",
      preparing: "파일을 준비하고 있습니다",
      sealed: "문의와 첨부 파일은 암호화되어, 나와 담당자만 볼 수 있습니다.",
      submit: "문의 보내기",
      done: "문의가 접수되었습니다.",
    },
    modify: {
      action: "수정",
      heading: "문의 수정",
      back: "문의로 돌아가기",
      submit: "수정 내용 저장",
      done: "문의를 수정했습니다",
    },
    remove: {
      action: "삭제",
      title: "문의를 삭제할까요?",
      text: "작성한 내용과 첨부 파일이 모두 지워지며 되돌릴 수 없습니다.",
      done: "문의가 삭제되었습니다.",
    },
    detail: {
      number: "문의 번호 {{seq}}",
      modified: "{{when}} 수정됨",
      files: "첨부 파일",
      download: "{{name}} 내려받기",
      downloadShort: "내려받기",
      waiting: "담당자가 차례대로 살펴보고 있습니다. 답변이 등록되면 이메일로 알려 드립니다.",
      answer: "답변",
      team: "Safer Block 담당자",
      private: "나와 담당자만 볼 수 있습니다.",
      askBack: "더 궁금한 점이 있으면 남겨 주세요. 나와 담당자만 볼 수 있습니다.",
    },
    admin: {
      heading: "1:1 문의 관리",
      lead: "가장 오래 기다린 문의부터 보입니다. 답변하면 문의한 분에게 이메일로 알려 드립니다.",
      queue: "보기",
      queues: { OPEN: "답변을 기다리는 문의", DONE: "답변한 문의" } satisfies Record<InquiryQueue, string>,
      none: {
        OPEN: { title: "기다리는 문의가 없습니다", text: "새 문의가 오면 여기에 나타납니다." },
        DONE: { title: "답변한 문의가 없습니다", text: "답변한 문의를 여기에서 다시 볼 수 있습니다." },
      },
      by: "문의한 사람 {{nick}}",
      overdue: "답변 지연",
      today: "오늘부터 기다림",
      waits_other: "{{count, number}}일째 기다림",
      back: "모든 문의",
      as: "보낼 것",
      text: "글",
      ways: { ANSWER: "답변하고 끝내기", QUESTION: "먼저 되묻기" },
      ask: "질문 보내기",
      asked: "질문을 보냈습니다",
      answerHint: "보낸 답변은 고칠 수 없습니다. 이메일에는 내용을 적지 않습니다.",
      send: "답변 보내기",
      sent: "답변을 보냈습니다",
      conflict: "다른 담당자가 먼저 답변했거나 문의 내용이 바뀌었습니다. 지금 내용을 확인해 주세요.",
      showCurrent: "지금 내용 보기",
      commentHint: "문의한 사람에게 보이며, 이메일로 알림이 갑니다.",
    },
  },
  queues: {
    INQUIRIES: "1:1 문의",
  },
  pages: {
    inquiries: { title: "내 문의", description: "내가 보낸 1:1 문의입니다." },
    inquiry: { title: "1:1 문의", description: "1:1 문의의 내용입니다." },
    inquiryModify: { title: "문의 수정", description: "보낸 문의를 고칩니다." },
    inquiryWrite: { title: "문의하기", description: "1:1 문의를 보냅니다." },
    adminInquiries: { title: "1:1 문의 관리" },
    adminInquiry: { title: "1:1 문의 답변" },
  },
  common: {
    nav: {
      inquiries: "1:1 문의",
    },
  },
  trail: {
    subjects: {
      inquiry: "1:1 문의",
    },
    acts: {
      InquiryAnswered: "문의 답변",
      InquiryCommented: "문의에 댓글 작성",
    },
  },
  errors: {
    TOO_MANY_COMMENTS: "댓글을 더 남길 수 없습니다. 새 문의를 남겨 주세요.",
    INQUIRY_PROCESSED: "답변이 완료된 문의는 수정하거나 삭제할 수 없습니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly inquiry: typeof texts;
  }
}

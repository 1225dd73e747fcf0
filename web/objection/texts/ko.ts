// Objections to listings: the form, a person's own, and what admins decide.
import type { OBJECTION_QUEUES, ObjectionStatus, TOLD_STATES } from "@sb/contracts/objection/model.ts";

export const texts = {
  objection: {
    heading: "목록 등재 이의",
    lead: "공개된 목록에 올라 있는 항목에 대해 내가 제기한 이의입니다.",
    results_other: "이의 {{count, number}}건",
    list: "이의 목록",
    loading: "이의를 불러오고 있습니다",
    failed: "이의를 불러오지 못했습니다",
    saysOwner: "본인이 소유자라고 함",
    none: {
      mine: {
        title: "제기한 이의가 없습니다",
        text: "내 주소나 사이트가 잘못 올라 있는 목록을 찾았다면, 그 대상 페이지의 목록 옆에서 이의를 제기할 수 있습니다.",
      },
      OPEN: { title: "기다리는 이의가 없습니다", text: "새 이의가 들어오면 여기에 나타납니다." },
      CLOSED: { title: "끝난 이의가 없습니다", text: "결정되었거나 철회된 이의가 여기에 남습니다." },
    },
    statuses: {
      OPEN: "검토 중",
      UPHELD: "등재에서 제외됨",
      REJECTED: "받아들이지 않음",
      WITHDRAWN: "철회됨",
      DELISTED: "발행자가 뺌",
    } satisfies Record<ObjectionStatus, string>,
    told: {
      TOLD: "발행자에게 알림",
      WAITING: "발행자에게 알리는 중",
      NO_CONTACT: "발행자 연락처 없음",
      AGAIN: "발행자가 이미 알고 있음",
    } satisfies Record<(typeof TOLD_STATES)[number], string>,
    write: {
      heading: "이 등재에 이의 제기하기",
      lead: "발행자에게 메일로 알리고, 관리자가 살펴봅니다.",
      about: "이의를 제기할 등재",
      gone: {
        title: "이 목록에 없는 대상입니다",
        text: "이미 빠졌을 수 있습니다. 대상 페이지에서 다시 확인해 주세요.",
      },
      reason: "이유",
      reasonHint: "왜 잘못 올라 있는지, 확인할 수 있는 사실을 적어 주세요.",
      isOwner: "이 주소나 사이트는 내 것입니다",
      isOwnerHint: "확인된 사실이 아니라 본인의 말로 표시됩니다.",
      sharesReason: "발행자에게 이유도 전해 주세요",
      sharesReasonHint: "선택하지 않으면 이의가 있다는 사실만 전합니다. 이름과 이메일은 어느 경우에도 전하지 않습니다.",
      stays: "이의를 제기해도 등재와 근거 수준은 그대로이며, 이의가 제기되었다는 표시만 붙습니다.",
      sealed: "적으신 이유는 암호화해 보관하고, 관리자만 읽습니다.",
      submit: "이의 제기하기",
      done: "이의를 접수했습니다",
    },
    detail: {
      heading: "등재 이의",
      proof: "공개 기록의 증명",
      means: {
        OPEN: "관리자가 살펴보고 있습니다. 그동안 등재는 그대로 보입니다.",
        UPHELD: "이 목록의 이 항목은 이곳에 더 이상 보이지 않습니다.",
        REJECTED: "등재가 그대로 보입니다.",
        WITHDRAWN: "철회한 이의입니다.",
        DELISTED: "발행자가 목록에서 항목을 뺐거나, 목록이 더 이상 쓰이지 않습니다.",
      } satisfies Record<ObjectionStatus, string>,
      note: "결정한 이유",
      target: "대상",
      list: "목록",
      opened: "접수한 시각",
      owner: "소유자 여부",
      notOwner: "소유자가 아님",
      told: "발행자 통지",
      closed: "끝난 시각",
      reason: "이유",
      gone: "삭제되었습니다",
      shares: "이유 전달",
      shared: "발행자에게 전함",
      notShared: "발행자에게 전하지 않음",
    },
    withdraw: {
      action: "이의 철회",
      title: "이의를 철회할까요?",
      text: "적으신 이유가 바로 삭제되고, 등재 옆의 표시도 사라집니다.",
      done: "이의를 철회했습니다",
    },
    admin: {
      heading: "등재 이의 관리",
      lead: "공개된 목록의 항목에 들어온 이의입니다. 오래 기다린 것부터 보입니다.",
      back: "등재 이의 관리",
      queue: "상태",
      queues: { OPEN: "기다리는 이의", CLOSED: "끝난 이의" } satisfies Record<
        (typeof OBJECTION_QUEUES)[number],
        string
      >,
      decide: {
        heading: "결정하기",
        rule: "소유자라는 말만으로는 빼지 마세요. 사기범도 자기 사이트의 주인입니다. 등재가 틀렸다는 근거가 있을 때만 제외합니다.",
        note: "이유",
        noteHint: "이의를 제기한 사람이 읽습니다. 이름이나 연락처는 적지 마세요.",
        UPHELD: {
          action: "등재에서 제외",
          title: "이 항목을 목록에서 제외할까요?",
          text: "조회, 페이지, 내보내기, 근거 수준에서 이 목록의 이 항목이 빠집니다. 발행자가 다시 올려도 빠진 채로 남습니다.",
          confirm: "제외하기",
        },
        REJECTED: {
          action: "그대로 두기",
          title: "등재를 그대로 둘까요?",
          text: "이의는 끝나고, 등재 옆의 표시가 사라집니다. 같은 사람은 이 등재에 다시 이의를 제기할 수 없습니다.",
          confirm: "그대로 두기",
        },
        readmit: {
          action: "다시 올리기",
          title: "이 항목을 다시 보일까요?",
          text: "목록에 있는 한, 이 항목이 조회와 근거 수준에 다시 나타납니다.",
          confirm: "다시 올리기",
        },
        done: "결정을 기록했습니다",
      },
    },
  },
  queues: { OBJECTIONS: "목록 등재 이의" },
  pages: {
    objections: { title: "목록 등재 이의", description: "공개된 목록의 항목에 내가 제기한 이의입니다." },
    objectionWrite: { title: "등재에 이의 제기하기", description: "목록에 잘못 올라 있는 항목에 이의를 제기합니다." },
    objection: { title: "등재 이의 상세", description: "이의의 진행 상황과 결정입니다." },
    adminObjections: { title: "등재 이의 관리" },
    adminObjection: { title: "등재 이의 결정" },
  },
  trail: {
    subjects: { objection: "목록 등재 이의" },
    acts: { ObjectionDecided: "목록 등재 이의 결정" },
  },
  errors: {
    ALREADY_OBJECTED: "이 등재에는 이미 이의를 제기하셨습니다.",
    TOO_MANY_OBJECTIONS: "오늘 받을 수 있는 이의를 모두 받았습니다. 내일 다시 시도해 주세요.",
    OBJECTION_CLOSED: "이 이의는 이미 끝났습니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly objection: typeof texts;
  }
}

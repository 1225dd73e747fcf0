export const texts = {
  bulk: {
    heading: "한꺼번에 조회",
    lead: "지갑 주소나 사이트를 한 줄에 하나씩 붙여 넣거나 CSV 파일을 올리면 한 번에 최대 {{most, number}}건까지 조회합니다.",
    field: "주소와 사이트",
    hint: "엑셀에서 복사한 표도 그대로 붙여 넣을 수 있습니다. 입력한 내용은 조회에만 쓰이고 저장되지 않습니다.",
    file: "CSV 또는 텍스트 파일 선택",
    drop: "여기에 파일을 놓아도 됩니다.",
    fileTooLarge: "파일이 너무 큽니다. 나누어 올려 주세요.",
    column: "주소가 있는 열",
    columnOf: "{{number}}번째 열",
    nothing: "조회할 내용이 없습니다.",
    start_other: "{{count, number}}건 조회하기",
    left_other: "최대 건수를 넘는 {{count, number}}줄은 조회하지 않습니다. 나누어 조회해 주세요.",
    progress: "{{total, number}}건 중 {{done, number}}건을 조회했습니다",
    stop: "멈추기",
    goOn: "이어서 조회",
    stopped: "조회를 멈췄습니다. 아직 조회하지 않은 항목은 결과에 표시되어 있습니다.",
    stoppedBy: "조회가 중단되었습니다. {{reason}} 이어서 조회할 수 있습니다.",
    again: "새로 조회",
    results: "조회 결과",
    all: "전체",
    show: "보기",
    download: "결과를 CSV로 내려받기",
    notAsked: "아직 조회하지 않았습니다.",
    failedFor: "조회하지 못했습니다. {{reason}}",
    caution: "신고가 없다고 해서 안전한 것은 아닙니다.",
    kinds: {
      NAMED: "신고되었거나 목록에 있음",
      CLOSE: "신고된 대상과 관련되거나 비슷함",
      UNKNOWN: "알려진 신고 없음",
      NOT_READ: "읽을 수 없음",
      NOT_ASKED: "조회하지 못함",
    },
    reason: {
      LENGTH: "주소의 글자 수가 맞지 않습니다.",
      CHARACTERS: "주소에 쓰이지 않는 글자가 있습니다.",
      CHECKSUM: "체크섬이 맞지 않습니다. 일부 글자가 틀렸습니다.",
      FORM: "알려진 주소 형식이 아닙니다.",
      SHORTENED: "주소의 가운데가 생략되어 있습니다.",
      PART: "주소의 시작과 끝을 확실히 알 수 없습니다.",
    },
    columns: {
      text: "입력한 값",
      readAs: "조회한 대상",
      kind: "구분",
      verdict: "결과",
      level: "근거 수준 (0–100)",
      people: "신고한 사람",
      lists: "등재된 목록 수",
      listNames: "등재된 목록",
      first: "첫 신고",
      last: "최근 신고",
      disputed: "이의가 제기된 신고",
    },
  },
  pages: {
    bulk: {
      title: "한꺼번에 조회",
      description: "여러 지갑 주소와 사이트의 신고 여부를 한꺼번에 조회하고 CSV로 내려받으세요.",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly bulk: typeof texts;
  }
}

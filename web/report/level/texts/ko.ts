// The level of a verdict, its contributions in words, and the page that explains it. None of them calls a target harmless.

export const texts = {
  level: {
    line: "근거 수준",
    of: "{{value, number}}/100",
    why: "왜 이 수준인가요?",
    made: "근거와 점수",
    total: "합계",
    on: "{{date}}(UTC) 기준",
    formula: "계산식 {{name}}",
    steps: {
      UNKNOWN: "알려진 것 없음",
      HINT: "단서 있음",
      SUSPECTED: "의심됨",
      LIKELY: "가능성 높음",
      NEARLY_CERTAIN: "거의 확실",
    },
    parts: {
      ESTABLISHED_other: "가입한 지 일주일이 넘은 {{count, number}}명이 신고했습니다",
      NEW_other: "새로 가입한 {{count, number}}명이 신고했습니다",
      AGE_other: "가장 최근 신고가 {{count, number}}일 전입니다",
      UNCOUNTED_other: "{{count, number}}명은 같은 네트워크에서 이미 센 신고라 더하지 않았습니다",
      LISTS_other: "공개 목록 {{count, number}}곳에 올라 있습니다",
      UNSHARED_other:
        "다시 나눌 수 없는 목록 {{count, number}}곳에도 올라 있습니다. 누구나 다시 계산할 수 있도록 점수에는 넣지 않습니다",
      LISTS_AGE: "목록에 오른 지 오래되었거나 날짜가 없습니다",
      CONFIRMED_other: "운영자나 기관 {{count, number}}곳이 확인했습니다",
      FLOOR: "신고나 등재가 하나라도 있으면 받는 최소 점수입니다",
      LIMIT: "100점을 넘지 않습니다",
      DISPUTED_other: "신고 {{count, number}}건에 삭제 요청이 들어와 있습니다",
      OWNER: "소유를 증명한 사람이 이의를 제기했습니다",
    },
    page: {
      lead: "주소와 사이트마다 0에서 100까지의 근거 수준이 있습니다. 신고된 내용이 사실이라고 볼 공개된 근거가 얼마나 되는지를 뜻하며, 누구나 똑같이 계산해 볼 수 있습니다.",
      zero: "0은 알려진 것이 없다는 뜻일 뿐, 믿어도 된다는 뜻이 아닙니다.",
      steps: "다섯 단계",
      range: "{{from, number}}–{{to, number}}",
      rules: "계산 방법",
      people:
        "신고한 사람: {{peopleMax, number}} × (1 − 2^(−w/{{peopleHalf, number}}))점. w는 사람마다의 무게를 더한 값으로, 가입한 지 일주일이 넘은 사람은 1, 새로 가입한 사람은 1/4입니다. 같은 네트워크는 하루에 한 사람으로 셉니다. 같은 날 새로 가입한 사람들은 모두 합쳐 1/2까지만 셉니다. 한 사람은 몇 번을 신고해도 한 번입니다.",
      fresh: "새로 가입한 사람들은 모두 합쳐 {{newMax, number}}점까지만 더합니다.",
      age: "사람들의 점수는 {{halfLifeDays, number}}일이 지날 때마다 절반이 됩니다. 세는 신고 가운데 가장 최근 것부터 셉니다.",
      lists:
        "공개 목록: {{listsMax, number}} × (1 − 2^(−n))점. n은 목록을 내는 곳의 수입니다. {{halfLifeDays, number}}일 된 등재와 날짜가 없는 등재는 절반으로 셉니다. 누구나 다시 계산할 수 있도록, 다시 나눌 수 있는 목록만 셉니다. 모든 목록의 무게는 같습니다.",
      confirmed:
        "운영자나 기관이 확인하면 {{confirmedByOne, number}}점, 두 곳이면 {{confirmedByTwo, number}}점, 그보다 많으면 {{confirmedByMore, number}}점입니다. 시간이 지나도 줄지 않습니다.",
      disputes:
        "삭제 요청이 열려 있으면 {{disputed, number}}점, 소유를 증명한 사람의 요청이면 {{owner, number}}점을 더 뺍니다. 그래도 단계는 낮아지지 않습니다. 삭제된 신고는 흔적을 남기지 않습니다.",
      limits: "신고나 등재, 확인이 하나라도 있으면 {{least, number}}점 이상이고, 100점을 넘지 않습니다.",
      day: "UTC 날짜를 기준으로 계산하므로 같은 날에는 누구에게나 같습니다. 부분마다 정수로 반올림합니다.",
      recompute: "직접 계산해 보기",
      recomputeText:
        "NDJSON 내보내기에는 필요한 사실이 모두 들어 있습니다. 한 줄이 신고 하나이고, normalized가 같으면 같은 대상입니다.",
      download: "NDJSON 내려받기",
    },
  },
  pages: {
    level: {
      title: "근거 수준",
      description: "근거 수준을 계산하는 방법과 다섯 단계를 설명합니다.",
    },
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly level: typeof texts;
  }
}

import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  level: {
    line: "证据程度",
    of: "{{value, number}}/100",
    why: "为什么是这个程度？",
    made: "依据与分数",
    total: "合计",
    on: "截至 {{date}}（UTC）",
    formula: "公式 {{name}}",
    steps: {
      UNKNOWN: "一无所知",
      HINT: "有线索",
      SUSPECTED: "可疑",
      LIKELY: "很可能",
      NEARLY_CERTAIN: "几乎确定",
    },
    parts: {
      ESTABLISHED_other: "有 {{count, number}} 位加入一周以上的会员举报",
      NEW_other: "有 {{count, number}} 位新会员举报",
      AGE_other: "其中最近的举报在 {{count, number}} 天前",
      UNCOUNTED_other: "另有 {{count, number}} 人来自已计入的网络，不再加分",
      LISTS_other: "{{count, number}} 个公开名单列有它",
      UNSHARED_other: "另有 {{count, number}} 个不得转发的名单列出了它；为了让任何人都能重新计算，不计入分数",
      LISTS_AGE: "名单的记录较旧或没有日期",
      CONFIRMED_other: "{{count, number}} 方（工作人员或机构）已确认",
      FLOOR: "只要被举报或列入名单，就有的最低分",
      LIMIT: "不超过 100 分",
      DISPUTED_other: "有人请求删除其中 {{count, number}} 条举报",
      OWNER: "证明拥有控制权的人提出异议",
    },
    page: {
      lead: "每个地址和网站都有 0 到 100 的证据程度，表示有多少公开依据说明举报属实。任何人都能自行计算，得到同样的结果。",
      zero: "0 只表示一无所知，并不说明它可信。",
      steps: "五个等级",
      range: "{{from, number}}–{{to, number}}",
      rules: "计算方法",
      people:
        "举报人：{{peopleMax, number}} × (1 − 2^(−w/{{peopleHalf, number}})) 分。w 是每个人权重之和：加入一周以上的会员为 1，新会员为 1/4。同一网络每天只算一人，同一天的新会员合计不超过 1/2。同一个人举报多少次都只算一次。",
      fresh: "新会员合计最多加 {{newMax, number}} 分。",
      age: "举报人的分数每过 {{halfLifeDays, number}} 天减半，从计入的最近一次举报算起。",
      lists:
        "公开名单：{{listsMax, number}} × (1 − 2^(−n)) 分，n 为发布方数量。满 {{halfLifeDays, number}} 天的收录和没有日期的收录按一半计算。只计入可以转发的名单，以便任何人都能重新计算。各名单权重相同。",
      confirmed:
        "工作人员或机构确认：{{confirmedByOne, number}} 分，两方 {{confirmedByTwo, number}} 分，更多则 {{confirmedByMore, number}} 分，不随时间减少。",
      disputes:
        "有未处理的删除请求时减 {{disputed, number}} 分，若由证明控制权的人提出，再减 {{owner, number}} 分，但不会因此降到更低的等级。已删除的举报不留痕迹。",
      limits: "只要有举报、名单或确认，程度至少为 {{least, number}}，且不超过 100。",
      day: "按 UTC 日期计算，同一天对所有人都相同。每一项都取整数。",
      recompute: "自行计算",
      recomputeText: "NDJSON 导出包含全部所需事实。每行是一条举报，normalized 相同即为同一对象。",
      download: "下载 NDJSON",
    },
  },
  pages: {
    level: {
      title: "证据程度",
      description: "说明证据程度的计算方法和五个等级。",
    },
  },
} as const satisfies TextsLike<typeof master>;

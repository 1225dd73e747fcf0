import type { TextsLike } from "@sb/contracts/texts.ts";
import type { terms as master } from "../ko/terms.ts";

export const terms = {
  service: "服务条款",
  privacy: "隐私政策",
  version: "生效日期",
  inForceSince: "自 {{date}} 起生效",
  loading: "正在加载条款",
  failed: "无法加载条款",
  confirm: "确定",
  view: "查看内容",
  viewOf: "查看内容：{{name}}",
  more: "其他条款与政策",
  all: "全部同意",
  requiredTag: "必选",
  optionalTag: "可选",
  serviceMissing: "请同意服务条款。",
} satisfies TextsLike<typeof master>;

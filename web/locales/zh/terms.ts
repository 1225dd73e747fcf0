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
  onlyKorean: "本条款仅有韩文版。",
  due: {
    title: "请同意新条款",
    text: "您注册时同意的条款已更新。不同意也可以阅读、删除自己的内容或注销账户，但不能发布新内容。",
    agree: "我同意",
    missing: "请同意此条款。",
    later: "稍后",
    agreed: "您已同意新条款",
  },
} satisfies TextsLike<typeof master>;

import { codeNames } from "@sb/contracts/names/zh/codes.ts";
import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  codes: {
    ...codeNames,
    orderType: { LATEST: "最新", POPULAR: "最受关注", MOST_REPORTED: "举报最多" },
  },
  common: {
    brand: "Safer Block",
    tagline: "虚拟资产犯罪举报与查询服务",
    loading: "正在加载",
    close: "关闭",
    confirm: "确定",
    cancel: "取消",
    back: "返回",
    retry: "重试",
    retryLead: "请检查网络连接后重试。",
    notReady: "仍在准备中，请稍后重试。",
    scan: "扫描二维码",
    required: "必填",
    optional: "选填",
    choose: "请选择",
    formerMember: "已注销的会员",
    affiliated: "合作机构",
    address: { copy: "复制", copied: "已复制" },
    language: { label: "语言" },
  },
} satisfies TextsLike<typeof master>;

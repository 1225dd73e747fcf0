import type { TextsLike } from "../../texts.ts";
import type { reportNames as master } from "../ko/report.ts";

export const reportNames = {
  facts: {
    RECEIVED: "举报已受理",
    INBOXED: "已放入合作机构的收件箱",
    SHARED: "合作机构已确认收到举报",
    WITHDRAWN: "已改为不公开",
    PUBLISHED: "已重新公开",
    DISPUTED: "收到删除请求",
    DISPUTE_WITHDRAWN: "删除请求已撤回",
    KEPT: "经审核，保留举报",
    CORRECTED: "经审核，内容已更正",
    AGENCY_RECEIVED: "机构已确认收到举报",
    AGENCY_INVESTIGATING: "机构已开始调查",
    AGENCY_BLOCKED: "机构已封锁该地址",
    AGENCY_CLOSED: "机构已结案",
  },
  fields: {
    name: "姓名",
    phone: "电话",
    email: "电子邮箱",
    site: "网站",
    otherContact: "其他联系方式",
    otherInfo: "其他信息",
    businessNumber: "营业执照号",
    address: "住址",
    ip: "IP 地址",
  },
  questions: {
    approach: "对方是如何接近您的？",
    otherTargets: "对方使用的其他地址或网站",
    stillActive: "对方现在还在联系您或提出要求吗？",
    demand: "对方是否以退款为由再次要钱？",
  },
} satisfies TextsLike<typeof master>;

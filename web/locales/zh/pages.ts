import type { TextsLike } from "@sb/contracts/texts.ts";
import type { pages as master } from "../ko/pages.ts";

export const pages = {
  suffix: "Safer Block",
  home: {
    title: "Safer Block | 虚拟资产犯罪举报与查询",
    description: "举报虚拟资产诈骗与黑客受害，查询可疑的钱包地址和网站。",
  },
  login: { title: "登录", description: "使用 Google 账户登录。" },
  privacy: { title: "隐私政策", description: "Safer Block 如何处理个人信息。" },
  service: { title: "服务条款", description: "Safer Block 的服务使用条款。" },
  reportKind: { title: "举报第 1 步：选择受害类型", description: "选择您遭遇了哪种受害。" },
  reportContent: { title: "举报第 2 步：填写举报内容", description: "填写要举报的内容。" },
  reportConsent: { title: "举报第 3 步：同意条款并提交", description: "同意条款并提交举报。" },
  reportModify: { title: "修改举报", description: "修改已提交的举报。" },
  history: { title: "举报记录", description: "按钱包地址、网站或关键词查询公开的虚拟资产受害举报。" },
  historyDetail: { title: "举报详情", description: "公开举报的内容。" },
  saferView: { title: "安全视角", description: "梳理每周虚拟资产犯罪动向的洞察报告。" },
  saferViewDetail: { title: "安全视角文章", description: "安全视角洞察报告。" },
  blockNews: { title: "区块新闻", description: "汇集虚拟资产犯罪与安全的最新消息。" },
  blockNewsDetail: { title: "区块新闻文章", description: "区块新闻的文章。" },
  myPage: { title: "我的页面", description: "查看我的信息、举报和咨询。" },
  declare: { title: "会员的举报", description: "某位会员公开的举报。" },
  inquiries: { title: "我的咨询", description: "我发送的一对一咨询。" },
  inquiry: { title: "一对一咨询", description: "一对一咨询的内容。" },
  inquiryModify: { title: "修改咨询", description: "修改已发送的咨询。" },
  inquiryWrite: { title: "新建咨询", description: "发送一对一咨询。" },
  notices: { title: "公告列表", description: "Safer Block 的公告。" },
  notice: { title: "公告", description: "公告的内容。" },
  adminSaferViews: { title: "安全视角管理", description: "管理安全视角文章。" },
  adminSaferView: { title: "编辑安全视角文章", description: "编辑一篇安全视角文章。" },
} satisfies TextsLike<typeof master>;

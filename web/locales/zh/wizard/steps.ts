import type { TextsLike } from "@sb/contracts/texts.ts";
import type { steps as master } from "../../ko/wizard/steps.ts";

export const steps = {
  start: {
    name: "发生时间",
    title: "是刚刚发生的吗？",
    lead: "如果在几小时之内，资金有时还能拦截。我们先告诉您该做什么。",
  },
  emergency: {
    name: "现在要做的事",
    title: "请立即这样做",
    lead: "请先联系以下各方。已填写的内容会保留，之后只有三个问题。",
  },
  category: { name: "受害类型", title: "您遭遇了哪类受害？", lead: "请选择最接近的一项。" },
  target: { name: "举报对象", title: "您要举报什么？", lead: "请按复制的原样粘贴钱包地址或网站地址。" },
  story: { name: "事情经过", title: "发生了什么？", lead: "记得多少写多少，之后还可以修改。" },
  title: { name: "标题", title: "用一句话怎么概括？", lead: "这是其他人在列表中看到的标题。" },
  assets: {
    name: "数字资产",
    title: "是否有资产损失？",
    lead: "只需填写您知道的内容。不会公开，仅用于追踪资金。",
  },
  suspect: {
    name: "嫌疑人",
    title: "您知道嫌疑人是谁吗？",
    lead: "只需填写您知道的内容。不会公开，仅与合作机构共享。",
  },
  traces: { name: "网络痕迹", title: "嫌疑人在网上用过什么？", lead: "只需填写您知道的内容，不会公开。" },
  background: { name: "其他情况", title: "关于嫌疑人您还知道什么？", lead: "只需填写您知道的内容，不会公开。" },
  reporter: {
    name: "您的联系方式",
    title: "怎样可以联系到您？",
    lead: "均为选填，不会公开。合作机构仅在需要核实时使用。",
  },
  sources: { name: "来源", title: "有可供参考的来源吗？", lead: "相关报道、帖子或群聊地址，最多可登记 3 条。" },
  files: {
    name: "附件",
    title: "请上传证据文件",
    lead: "聊天截图、转账记录、录音等有帮助的文件都可以。附件（包括有人脸的照片）不会公开。",
  },
  visibility: { name: "是否公开", title: "要公开这份举报吗？", lead: "公开后，他人可以避免遭受同样的损害。" },
  review: { name: "确认内容", title: "内容都正确吗？", lead: "如有错误，请点击“修改”。" },
  consent: { name: "同意条款", title: "请同意条款", lead: "继续前须同意以下全部必选条款。" },
} satisfies TextsLike<typeof master>;

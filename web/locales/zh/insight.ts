import type { TextsLike } from "@sb/contracts/texts.ts";
import type { insight as master } from "../ko/insight.ts";

export const insight = {
  heading: "安全视角",
  lead: "每周为您梳理虚拟资产犯罪的动向和防范方法。",
  keyword: "标题或正文中的词语",
  category: "主题",
  categories: {
    WEEKLY: "一周动向",
    CASE: "案例",
    PREVENTION: "防范",
    POLICY: "法规与政策",
  },
  language: "文章语言",
  results_other: "{{count, number}} 篇文章",
  resultsAtLeast: "至少 {{total, number}} 篇文章",
  list: "文章列表",
  loading: "正在加载文章",
  failed: "文章加载失败",
  emptyText: "请减少关键词，或清除筛选条件。",
  noneYetTitle: "暂时还没有文章",
  noneYetText: "第一篇文章正在准备中，敬请期待。",
  back: "查看全部文章",
  publishedAt: "发布于 {{at}}",
  modifiedAt: "修改于 {{at}}",
  reading_other: "阅读约需 {{count, number}} 分钟",
  views_other: "{{count, number}} 次浏览",
  likes_other: "{{count, number}} 个赞",
  comments_other: "{{count, number}} 条评论",
  contents: "本文目录",
  hint: "请互相尊重。请勿填写联系方式或个人信息。",
  edit: "编辑",
} satisfies TextsLike<typeof master>;

import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  template: {
    heading: "回复模板",
    lead: "把常用的回复预先写好。工作人员回复时可以选择模板，发送前再修改。",
    write: "编写模板",
    writeHeading: "新建回复模板",
    editHeading: "编辑回复模板",
    back: "返回回复模板列表",
    results_other: "{{count, number}} 个回复模板",
    loading: "正在加载回复模板",
    failed: "无法加载回复模板",
    use: "用途",
    uses: {
      INQUIRY: "回复咨询",
      ANALYSIS: "回复深度分析",
      DISPUTE: "删除请求的决定",
      OBJECTION: "收录异议的决定",
      COMMENT: "评论处理理由",
    },
    state: "状态",
    states: { LIVE: "使用中", ARCHIVED: "已归档" },
    none: {
      LIVE: { title: "还没有回复模板", text: "把常用的回复写成模板，回复时就可以直接选择。" },
      ARCHIVED: { title: "没有已归档的模板", text: "归档后回复时不再显示，随时可以重新启用。" },
    },
    name: "模板名称",
    nameHint: "只有工作人员能看到。",
    textIn: "{{language}}回复",
    textHint: "请不要填写个人信息。留空的语言将提供韩语回复。",
    save: "保存",
    saved: "回复模板已保存",
    archive: { action: "归档", of: "归档“{{title}}”", done: "模板已归档" },
    restore: { action: "重新启用", of: "重新启用“{{title}}”", done: "模板可以再次选择了" },
    remove: {
      action: "删除",
      of: "删除“{{title}}”",
      reason: "删除理由",
      ask: { title: "要删除模板吗？", text: "删除“{{title}}”后无法恢复。已发送的回复保持不变。" },
      done: "模板已删除",
    },
    changed: {
      title: "其他人已修改了这个模板",
      text: "当前保存的模板名称是“{{title}}”。请选择保留哪一个。",
      take: "加载已保存的模板",
      keep: "保留我的内容再保存",
    },
  },
  pages: {
    adminTemplates: { title: "回复模板" },
    adminTemplateWrite: { title: "新建回复模板" },
    adminTemplate: { title: "编辑回复模板" },
  },
  trail: {
    subjects: { template: "回复模板" },
    acts: {
      TemplateWritten: "编写回复模板",
      TemplateModified: "修改回复模板",
      TemplateOffered: "启用回复模板",
      TemplateArchived: "归档回复模板",
      TemplateDeleted: "删除回复模板",
    },
  },
} satisfies TextsLike<typeof master>;

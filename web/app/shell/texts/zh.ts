import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  rail: {
    shortcuts: {
      title: "键盘快捷键",
      text: "输入时或对话框打开时不起作用。可在此设备上关闭。",
      on: "使用快捷键",
      keys: { next: "下一项", previous: "上一项", open: "打开该项", search: "搜索", help: "本帮助" },
    },
    narrow: "仅显示图标",
    parts: {
      work: "待处理",
      content: "内容",
      partners: "合作方",
      system: "系统",
    },
  },
} satisfies InflectedTexts<typeof master>;

import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  paper: {
    title: "从聊天或邮件开始",
    stays: "只在本设备上读取。在您把勾选的内容放入举报之前，不会发送任何东西。",
    reading: "正在读取",
    refused: {
      UNREADABLE: "无法将此文件读作文字。请选择邮件（.eml）或导出的聊天（.txt、.json、.html）。",
      TOO_LARGE: "文件大于 20 MB。请导出较短时间的内容。",
    },
    forms: {
      MAIL: "已作为邮件读取。",
      KAKAOTALK: "已作为 KakaoTalk 聊天读取。",
      WHATSAPP: "已作为 WhatsApp 聊天读取。",
      TELEGRAM: "已作为 Telegram 聊天读取。",
      PAGE: "已作为网页读取。",
      TEXT: "已作为文字读取。",
    },
    choose: "选择文件",
    chooseHint: "转发的邮件（.eml），或导出的 KakaoTalk、WhatsApp、Telegram 聊天",
    paste: "或粘贴文字",
    pasteHint: "也可以粘贴截图中的文字。",
    read: "查找",
    nothing: "没有找到地址、网站、日期或金额。",
    targets: "地址和网站",
    amounts: "金额",
    days: "日期",
    line: "第 {{line, number}} 行",
    times_other: "出现 {{count, number}} 次",
    full_other: "同一事件最多可选 {{count, number}} 个。",
    cut: "还有更多，每类只显示前 30 个。",
    attach: "将此文件也作为证据附上：{{name}}",
    attachHint: "整个文件会随举报一起发送，不会公开。",
    take_other: "将所选 {{count, number}} 项放入举报",
    taken: "已放入举报。请继续回答。",
    again: "读取其他内容",
    storyDays: "日期：{{days}}",
    storyAmounts: "金额：{{amounts}}",
  },
} satisfies TextsLike<typeof master>;

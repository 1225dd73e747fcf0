import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  others: {
    title: "同一事件的其他对象",
    hint: "如果钱包、网站和即时通讯账号被一起使用，请在此添加。经过只需填写一次，每个对象各有一份举报。即时通讯账号请填写链接，例如 t.me/…",
    add: "添加同一事件的对象",
    most: "同一事件最多可一并举报 {{count, number}} 个对象。",
    target: "对象 {{row, number}}",
    remove: "移除对象 {{row, number}}",
    unread: "无法识别为钱包地址或网站。请检查。",
  },
} satisfies TextsLike<typeof master>;

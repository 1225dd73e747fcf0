import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  visitor: {
    first: { title: "无需登录即可开始填写", text: "填写的内容只会加密保存在本设备上，提交时再登录即可。" },
    last: {
      title: "登录后即可提交",
      text: "填写的内容已加密保存在本设备上。登录后会回到此页面；提交或重新填写后，将从本设备删除。",
    },
    filesNotKept: "本设备无法保存附件，请在登录后重新添加。",
    inApp: "在{{name}}内无法使用 Google 登录，在此填写的内容也无法转到其他浏览器。请先用浏览器打开再填写。",
  },
} satisfies TextsLike<typeof master>;

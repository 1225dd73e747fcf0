import type { TextsLike } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "无效的请求。",
    401: "需要登录，请重新登录。",
    403: "登录信息已过期，请重新登录。",
    404: "找不到页面。",
    406: "无效的请求，请检查输入的值。",
    416: "缺少必填项，请检查输入的值。",
    500: "服务器错误，请稍后重试。",
    other: "未知错误，请重试。",
  },
  checkContent: "请检查填写的内容。",
  noResource: "服务器资源不存在。",
  otherError: "其他错误。",
  dialog: {
    title: "提示",
    requestId: "联系我们时请提供：",
    crashTitle: "无法显示此页面",
    crashText: "错误已记录。请重试或返回首页。",
    home: "返回首页",
  },
} satisfies TextsLike<typeof master>;

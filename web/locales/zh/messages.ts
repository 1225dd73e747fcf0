import type { TextsLike } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "无效的请求。",
    401: "需要登录,请重新登录。",
    403: "登录信息已过期,请重新登录。",
    404: "找不到页面。",
    406: "无效的请求,请检查输入的值。",
    416: "缺少必填项,请检查输入的值。",
    500: "服务器错误,请稍后重试。",
    other: "未知错误,请重试。",
  },
  note: {
    noRequestFile: "没有请求文件。",
    inactive: "由于长时间未操作,认证已过期。",
    noMenuAccess: "没有访问此菜单的权限。",
    incorrectAccess: "访问方式不正确。",
    authExpired: "认证已过期,请重新登录。",
    noResource: "服务器资源不存在。",
    timedOut: "连接超时。",
    noRequestData: "没有请求数据。",
    contactOperator: "处理时发生错误,请联系运营人员。",
    underPreparation: "服务准备中。",
    network: "网络通信错误。",
    otherError: "其他错误。",
    checkContent: "请检查填写的内容。",
    noResults: "没有匹配的结果。",
    noComments: "没有评论。",
    imageFailed: "无法获取图片,将使用原图。",
  },
  dialog: {
    title: "提示",
    requestId: "联系我们时请提供:",
    crashTitle: "无法显示此页面",
    crashText: "错误已记录。请重试或返回首页。",
    home: "返回首页",
  },
} satisfies TextsLike<typeof master>;

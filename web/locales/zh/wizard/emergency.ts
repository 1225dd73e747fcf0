import type { TextsLike } from "@sb/contracts/texts.ts";
import type { emergency as master } from "../../ko/wizard/emergency.ts";

export const emergency = {
  gap: "（请填写）",
  message:
    "您好。我刚刚遭遇诈骗，虚拟资产已从我的账户转到以下地址。请暂停尚未处理的提现，协助冻结收款账户，并保存相关记录。我也会向警方报案。\n\n收款地址或网站：{{address}}\n链：{{chain}}\n交易哈希（TXID）：{{hash}}\n数量：{{amount}}\n转出时间：（请填写）",
  read: "查看这段文字",
  copy: "复制这段文字",
  copied: "已复制",
  otherCountries: "其他国家的联系方式",
  elsewhere: "其他国家和地区",
  newWindow: "（在新窗口打开）",
  again: "发给交易所的文字",
  exchange: {
    title: "马上告知您转出的交易所",
    text: "可以拦截的时间很短。请把下面的文字复制给交易所应用内的客服。回答问题后，我们会再次显示填好空白的文字。",
  },
  police: { title: "向警方报案", text: "先打电话，再在线提交。有了受理编号，交易所会更快处理。" },
  keep: {
    title: "不要再转账，也不要删除任何东西",
    list: [
      "不要付钱给声称能追回资金的人，那是最常见的二次诈骗。",
      "请截图保存聊天、转账记录和网站页面。",
      "如果泄露过助记词或密码，请把剩余资产转到新钱包。",
    ],
  },
  more: {
    title: "其余的可以以后再填",
    text: "提交后，您可以在“我的举报”中修改或补充信息。",
    private: "目前以不公开方式提交，以后可以改为公开。",
    open: "现在继续填写",
  },
} satisfies TextsLike<typeof master>;

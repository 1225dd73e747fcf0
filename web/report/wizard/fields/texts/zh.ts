import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  target: {
    reported_other: "已有 {{count, number}} 人举报。举报越多，越有助于拦截。",
    listed: "该对象已被公开名单收录。您的举报有助于拦截。",
    first: "该地址尚无举报。第一份举报可以防止下一次损失。",
    similar: "有一个相似的地址被举报过。不同的字符已标出，请逐个字符比对。",
    family: "同一网站的 {{site}} 已被举报。举报此地址同样有助于拦截。",
    mistyped: "地址中有错误或缺少的字符。请从原处只复制完整的地址。",
    unread: "无法识别为钱包地址或网站，因此未能查询举报记录。如果是此处未列出的链的地址，可以继续填写。",
    yours: "您填写的地址",
    takeSimilar: "改用此地址",
    /** Targets that can't be reported as they are. Each text says which target to give instead. */
    shared: {
      TOKEN: "这是 {{name}} 代币的合约地址，所有持有者共用，不能举报。请填写收款的钱包地址。",
      CONTRACT: "这是 {{name}} 的合约地址，许多人共用，不能举报。请填写收款的钱包地址。",
      BURN: "这是无人能使用的销毁地址（{{name}}）。请填写发送方的地址。",
      EXCHANGE_WALLET:
        "这是 {{name}} 的钱包，由成千上万的客户共用，不能举报。请填写对方告诉您的充值地址或汇款人的地址。",
      EXCHANGE:
        "这是交易所 {{name}} 的官方网站。如是仿冒网站，请填写该网站；如是交易所内的账户有问题，请填写其钱包地址。",
      EXPLORER: "{{name}} 是供任何人查询交易的浏览器。请填写您在其中看到的钱包地址。",
      SERVICE: "这是 {{name}} 的官方网站。请填写具体的页面、账号或仿冒网站的地址。",
      AUTHORITY: "这是 {{name}} 的官方网站。如有人冒充，请填写您实际访问的网站或付款的钱包地址。",
      SHARED_HOST: "{{name}} 上有许多人的页面。请填写该页面或账号的完整地址。",
    },
  },
} satisfies TextsLike<typeof master>;

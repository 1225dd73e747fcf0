import type { TextsLike } from "@sb/contracts/texts.ts";
import type { lookup as master } from "../ko/lookup.ts";

export const lookup = {
  found_other: "找到 {{count, number}} 项。",
  reported_other: "其中 {{count, number}} 项已被举报。",
  omitted_other: "另有 {{count, number}} 项未查询，请分几次粘贴。",
  onlyOthers: "没有找到可以查询的地址或网站，请查看下面的说明。",
  imitates: "看起来像 {{site}}，但这是另一个网站。",
  disputed_other: "其中 {{count, number}} 条举报存在争议，正在审核。",
  cleared: "针对该对象的一条举报曾于 {{at}} 经争议处理后删除。",
  title: {
    TRANSACTION_HASH: "这是交易哈希",
    NAME: "这是账户名称",
    HANDLE: "这是哪个平台的账号？",
    NEARLY: "这个地址不正确",
  },
  advice: {
    TRANSACTION_HASH: "交易哈希不是地址。请粘贴该交易中收款的地址。",
    NAME: "我们无法得知名称对应的地址。请粘贴钱包中显示的地址。",
    HANDLE: "同一个名称在不同平台上可能属于不同的人。请选择您看到该账号的平台。",
    NEARLY: "因此无法查询。请从原处重新复制后粘贴。",
  },
  reason: {
    LENGTH: "应为 {{expected}} 个字符，实际有 {{length}} 个。",
    CHECKSUM: "校验和不符，其中有写错的字符。",
    CHARACTERS: "含有此类地址不会使用的字符。",
    LOOKS: "看起来像 {{meant}}，但混有其他文字的字母。",
    FORM: "不属于任何已知的地址格式。",
    SHORTENED: "地址中间的部分被省略了。",
    PART: "无法确定地址或网站从哪里开始、到哪里结束。",
  },
} satisfies TextsLike<typeof master>;

import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  frame: {
    hello: "您好，",
    unasked: "本邮件由系统自动发送，请勿直接回复。",
    unsubscribe: "退订此类邮件",
  },
} satisfies TextsLike<typeof master>;

import type { TextsLike } from "../../texts.ts";
import { CHAIN_NAMES } from "../chains.ts";
import type { codeNames as master } from "../ko/codes.ts";

export const codeNames = {
  crimeType: {
    FRAUD_GOODS: "商品交易诈骗",
    FRAUD_INVESTMENT: "投资诈骗",
    FRAUD_ROMANCE: "感情诈骗",
    FRAUD_FAKE_EXCHANGE: "虚假或诈骗交易所",
    FRAUD_OTHER: "其他诈骗",
    VOICE_PHISHING: "电信诈骗",
    HACKING: "黑客攻击",
    RANSOMWARE: "勒索软件",
    DRUGS: "毒品",
    ILLEGAL_GAMBLING: "非法赌博",
    ILLEGAL_GOODS: "违禁品交易",
    SEXUAL_CRIME: "性犯罪",
    CHILD_SEXUAL_CRIME: "儿童性犯罪",
    OTHER_THREAT: "其他威胁",
    FALSE_INVESTMENT_ADVICE: "虚假投资建议",
    COIN_MIXING: "混币",
    OTHER: "其他",
  },
  declareType: { WALLET: "钱包地址", SITE: "网站" },
  status: { RECEIVED: "已受理", DELIVERED: "已转交机构" },
  visibility: { PUBLIC: "公开", PRIVATE: "不公开" },
  chain: { ...CHAIN_NAMES, OTHER: "其他链" },
} satisfies TextsLike<typeof master>;

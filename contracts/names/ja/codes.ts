import type { TextsLike } from "../../texts.ts";
import { CHAIN_NAMES } from "../chains.ts";
import type { codeNames as master } from "../ko/codes.ts";

export const codeNames = {
  crimeType: {
    FRAUD_GOODS: "商品取引詐欺",
    FRAUD_INVESTMENT: "投資詐欺",
    FRAUD_ROMANCE: "ロマンス詐欺",
    FRAUD_FAKE_EXCHANGE: "詐欺・偽取引所",
    FRAUD_OTHER: "その他の詐欺",
    VOICE_PHISHING: "電話詐欺",
    HACKING: "ハッキング",
    RANSOMWARE: "ランサムウェア",
    DRUGS: "薬物",
    ILLEGAL_GAMBLING: "違法賭博",
    ILLEGAL_GOODS: "違法物品の取引",
    SEXUAL_CRIME: "性犯罪",
    CHILD_SEXUAL_CRIME: "児童への性犯罪",
    OTHER_THREAT: "その他の脅迫",
    FALSE_INVESTMENT_ADVICE: "虚偽の投資助言",
    COIN_MIXING: "コインミキシング",
    OTHER: "その他",
  },
  declareType: { WALLET: "ウォレットアドレス", SITE: "サイト" },
  status: { RECEIVED: "受付済み", DELIVERED: "機関へ送付済み" },
  visibility: { PUBLIC: "公開", PRIVATE: "非公開" },
  chain: { ...CHAIN_NAMES, OTHER: "その他のチェーン" },
} satisfies TextsLike<typeof master>;

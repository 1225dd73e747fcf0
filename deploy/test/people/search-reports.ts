// For tests: made-up reports in the product's languages, and the words in them.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { declaration, madeUpAddress } from "./declaration.ts";

type Declare = DeclarationInput["declare"];
type Language = "ko" | "ja" | "zh" | "de" | "en";

export const TEXTS: Readonly<Record<Language, Pick<Declare, "title" | "comment">>> = {
  ko: {
    title: "리딩방 투자 사기 피해를 신고합니다",
    comment:
      "텔레그램에서 원금을 보장한다며 이더리움을 송금하라고 했고, 출금하려 하자 수수료를 요구한 뒤 연락이 끊겼습니다.",
  },
  ja: {
    title: "マッチングアプリで知り合った相手による詐欺",
    comment: "投資サイトに入金したところ、出金できなくなりました。サポートは税金の支払いを求めてきます。",
  },
  zh: {
    title: "虚假交易平台无法提现",
    comment: "客服要求先缴纳保证金才能提现，转账之后网站关闭，群聊也被解散。",
  },
  de: {
    title: "Gefälschte Börse verlangt Überweisung",
    comment:
      "Die Betrüger verschickten täglich Nachrichten, schließlich war das Vermögen auf fremden Geldbörsen verschwunden.",
  },
  en: {
    title: "Counterfeit exchange freezes withdrawals",
    comment:
      "Support demanded another deposit; their manual lies at https://files.example/detection and names no company.",
  },
};

export const REPORTS = Object.entries(TEXTS).map(([language, texts]) => ({
  language: language as Language,
  body: declaration({ ...texts, adrs: madeUpAddress(`search ${language}`) }),
}));

const textOf = (language: Language): string => `${TEXTS[language].title} ${TEXTS[language].comment}`;
const NO_SPACES = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Every two adjacent characters in the runs of a text's own script. */
export function pairsOf(language: "ko" | "ja" | "zh"): string[] {
  const runs = textOf(language).match(NO_SPACES) ?? [];
  const pairs = runs.flatMap((run) => Array.from(run, (letter, i) => letter + (run[i + 1] ?? "")));
  return [...new Set(pairs.filter((pair) => pair.length === 2))];
}

export function wordsOf(language: Language, minLetters: number): string[] {
  const words = textOf(language).match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= minLetters))];
}

/** Every spelling with one edit: a letter deleted, inserted, replaced, or transposed. */
export function slipsOf(word: string): string[] {
  const slips = Array.from(word, (letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)];
    const [next = ""] = after;
    const swapped = next === "" || next === letter ? [] : [before + next + letter + after.slice(1)];
    return [before + after, `${before}q${letter}${after}`, `${before}q${after}`, ...swapped];
  });
  return [...new Set(slips.flat())];
}

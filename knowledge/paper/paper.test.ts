// Papers as programs export them: made up, in their own forms.
import { PAPER_BYTES } from "@sb/contracts/report/codes.ts";
import { expect, it } from "vitest";
import { findInPaper, type PaperFindings } from "./find.ts";
import { readPaper } from "./paper.ts";

const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const BTC = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

async function foundIn(content: string | Uint8Array): Promise<PaperFindings & { form: string }> {
  const paper = await readPaper(typeof content === "string" ? new TextEncoder().encode(content) : content);
  if (!paper) throw new Error("it can't be read");
  const finding = findInPaper(paper.passages);
  for (let step = finding.next(); ; step = finding.next()) if (step.done) return { ...step.value, form: paper.form };
}

const told = ({ form, targets, amounts, days }: Awaited<ReturnType<typeof foundIn>>) => ({
  form,
  targets: targets.map(({ adrs }) => adrs),
  amounts: amounts.map(({ value, currency }) => `${value} ${currency}`),
  days: days.map(({ day }) => day),
});
const WHOLE = {
  targets: ["https://invest.fastcoin-pro.com/join", ETH],
  amounts: ["3000000 KRW", "1200 USDT"],
  days: ["2024-03-05", "2024-03-06"],
};

const KAKAO_PC_KO = `김투자 님과 카카오톡 대화
저장한 날짜 : 2024-03-07 21:10:44

--------------- 2024년 3월 5일 화요일 ---------------
[김투자] [오전 9:02] 안녕하세요, 제 번호는 010-1234-5678 이에요
[김투자] [오후 2:02] 여기 가입하세요 https://invest.fastcoin-pro.com/join
[나] [오후 2:05] 300만원 보냈어요
--------------- 2024년 3월 6일 수요일 ---------------
[김투자] [오후 1:01] 이 지갑으로 1,200 USDT 더 보내세요
${ETH}
`;
const KAKAO_PC_EN = `KakaoTalk Chats with Kim
Date Saved : 2024-03-07 21:10:44

--------------- Tuesday, March 5, 2024 ---------------
[Kim] [2:02 PM] Join here https://invest.fastcoin-pro.com/join
[Me] [2:05 PM] I sent 3,000,000 KRW
--------------- Wednesday, March 6, 2024 ---------------
[Kim] [1:01 PM] send 1,200 USDT to ${ETH}
`;
const KAKAO_ANDROID_KO = `김투자 님과 카카오톡 대화
저장한 날짜 : 2024년 3월 7일 오후 9:10


2024년 3월 5일 오후 2:02
2024년 3월 5일 오후 2:02, 김투자 : 여기 가입하세요 https://invest.fastcoin-pro.com/join
2024년 3월 5일 오후 2:05, 회원님 : 300만원 보냈어요
2024년 3월 6일 오후 1:01
2024년 3월 6일 오후 1:01, 김투자 : 이 지갑으로 1,200 USDT 더 보내세요
${ETH}
`;
const KAKAO_ANDROID_EN = `KakaoTalk Chats with Kim
Date Saved : Mar 7, 2024 21:10

March 5, 2024 at 2:02 PM
March 5, 2024 at 2:02 PM, Kim : Join here https://invest.fastcoin-pro.com/join
March 5, 2024 at 2:05 PM, Me : I sent 3,000,000 won
March 6, 2024 at 1:01 PM, Kim : send 1,200 USDT to ${ETH}
`;
const KAKAO_IOS_KO = `김투자 님과 카카오톡 대화
저장한 날짜 : 2024. 3. 7. 오후 9:10

2024년 3월 5일 화요일
2024. 3. 5. 오후 2:02, 김투자 : 여기 가입하세요 https://invest.fastcoin-pro.com/join
2024. 3. 5. 오후 2:05, 나 : 300만원 보냈어요
2024년 3월 6일 수요일
2024. 3. 6. 오후 1:01, 김투자 : 이 지갑으로 1,200 USDT 더 보내세요 ${ETH}
`;
const KAKAO_IOS_EN = `KakaoTalk Chats with Kim
Date Saved : Mar 7, 2024 at 21:10

Tuesday, March 5, 2024
Mar 5, 2024 at 14:02, Kim : Join here https://invest.fastcoin-pro.com/join
Mar 5, 2024 at 14:05, Me : I sent ₩3,000,000
Wednesday, March 6, 2024
Mar 6, 2024 at 13:01, Kim : send 1,200 USDT to ${ETH}
`;

it.each([
  ["PC, Korean", KAKAO_PC_KO],
  ["PC, English", KAKAO_PC_EN],
  ["Android, Korean", KAKAO_ANDROID_KO],
  ["Android, English", KAKAO_ANDROID_EN],
  ["iOS, Korean", KAKAO_IOS_KO],
  ["iOS, English", KAKAO_IOS_EN],
])("KakaoTalk on %s: targets, amounts and the days of their messages", async (_, text) => {
  expect(told(await foundIn(text))).toEqual({ form: "KAKAOTALK", ...WHOLE });
  expect(told(await foundIn(`\ufeff${text.replaceAll("\n", "\r\n")}`))).toEqual({ form: "KAKAOTALK", ...WHOLE });
});

it.each([
  ["Android, US", (d: number, time: string) => `3/${d}/24, ${time} PM - `],
  ["Android, UK", (d: number, time: string) => `${String(d).padStart(2, "0")}/03/2024, 1${time} - `],
  ["Android, German", (d: number, time: string) => `0${d}.03.24, 1${time} - `],
  ["Android, Korean", (d: number, time: string) => `2024. 3. ${d}. 오후 ${time} - `],
  ["Android, Korean with words", (d: number, time: string) => `2024년 3월 ${d}일 오후 ${time} - `],
  ["Android, Japanese", (d: number, time: string) => `2024/03/0${d} 1${time} - `],
  ["Android, Chinese", (d: number, time: string) => `2024/3/${d} 下午${time} - `],
  ["iOS, US", (d: number, time: string) => `[3/${d}/24, ${time}:09\u202fPM] `],
  ["iOS, UK", (d: number, time: string) => `\u200e[0${d}/03/2024, 1${time}:09] `],
  ["iOS, German", (d: number, time: string) => `[0${d}.03.24, 1${time}:09] `],
  ["iOS, Korean", (d: number, time: string) => `[2024. 3. ${d}. 오후 ${time}:09] `],
  ["iOS, Dutch", (d: number, time: string) => `[0${d}-03-2024 1${time}:09] `],
])("WhatsApp on %s", async (_, at) => {
  const text = `${at(5, "2:01")}Messages and calls are end-to-end encrypted.
${at(5, "2:02")}+49 151 23456789: Join here https://invest.fastcoin-pro.com/join
${at(5, "2:05")}Me: I sent 3,000,000 KRW
${at(6, "2:08")}+49 151 23456789: now 1,200 USDT to
${ETH}
`;
  expect(told(await foundIn(text))).toEqual({ form: "WHATSAPP", ...WHOLE });
});

it("Telegram's JSON and HTML", async () => {
  const json = JSON.stringify({
    name: "Kim",
    messages: [
      {
        id: 1,
        type: "message",
        date: "2024-03-05T14:02:11",
        from: "Kim",
        text: ["Join ", { type: "text_link", text: "here", href: "https://invest.fastcoin-pro.com/join" }],
      },
      { id: 2, type: "message", date: "2024-03-05T14:05:11", from: "Me", text: "I sent 3,000,000 KRW" },
      {
        id: 3,
        type: "message",
        date: "2024-03-06T13:01:00",
        from: "Kim",
        text: [{ type: "code", text: ETH }, " 1,200 USDT"],
      },
    ],
  });
  expect(told(await foundIn(json))).toEqual({ form: "TELEGRAM", ...WHOLE });
  const message = (id: number, day: string, text: string) =>
    `<div class="message default clearfix" id="message${id}"><div class="body"><div class="pull_right date details" title="${day} 14:02:11 UTC+09:00">14:02</div>
<div class="from_name">Kim</div><div class="text">${text}</div></div></div>`;
  const html = `<!DOCTYPE html><html><head><title>Exported Data</title></head><body>${[
    message(1, "05.03.2024", 'Join <a href="https://invest.fastcoin-pro.com/join">here</a>'),
    message(2, "05.03.2024", "I sent 3,000,000&nbsp;KRW"),
    message(3, "06.03.2024", `<code>${ETH}</code><br>1,200 USDT`),
  ].join("\n")}</body></html>`;
  expect(told(await foundIn(html))).toEqual({ form: "TELEGRAM", ...WHOLE });
});

it("a mail: the links of its HTML and its words, and nobody's own address", async () => {
  const html = Buffer.from(
    `<html><head><style>a{}</style></head><body><p>고객님, 2024년 3월 4일까지 <b>0.5 BTC</b>를 ${BTC} 로 보내세요.</p><a href="https://wallet-verify.fastcoin-pro.com/login?id=7">확인하기</a> <a href="https://www.google.com/">search</a></body></html>`,
  ).toString("base64");
  const mail = [
    "Received: from mx.scam.example by mail.victim.example; Tue, 5 Mar 2024 14:02:11 +0900",
    'From: "Support" <support@fastcoin-pro.com>',
    "To: Victim <victim@naver.com>",
    `Subject: =?UTF-8?B?${Buffer.from("[긴급] 지갑 확인").toString("base64")}?=`,
    "Date: Tue, 5 Mar 2024 14:02:11 +0900",
    "MIME-Version: 1.0",
    'Content-Type: text/html; charset="UTF-8"',
    "Content-Transfer-Encoding: base64",
    "",
    ...(html.match(/.{1,76}/g) ?? []),
    "",
  ].join("\r\n");
  expect(told(await foundIn(mail))).toEqual({
    form: "MAIL",
    targets: [BTC, "https://wallet-verify.fastcoin-pro.com/login?id=7"],
    amounts: ["0.5 BTC"],
    days: ["2024-03-04", "2024-03-05"],
  });
});

it("pasted words say where each thing stands, once; phone numbers and mail addresses are none", async () => {
  const text = `보낸 사람 kim@invest-fund.com 010-9876-5432\n\n지갑 ${ETH}\n다시 ${ETH} 로 300만원, 3월 5일`;
  const { targets, amounts, days } = await foundIn(text);
  expect(targets).toEqual([
    { adrs: ETH, declareType: "WALLET", chain: "ETH", excerpt: `지갑 ${ETH}`, line: 3, times: 1 },
  ]);
  expect(amounts).toMatchObject([{ value: "3000000", line: 4, excerpt: `다시 ${ETH} 로 300만원, 3월 5일` }]);
  expect(days).toEqual([]);
});

it("older encodings are read; a picture is no text", async () => {
  const utf16 = Buffer.from(`\ufeff${KAKAO_PC_KO}`, "utf16le");
  expect((await foundIn(new Uint8Array(utf16))).form).toBe("KAKAOTALK");
  const eucKr = new Uint8Array([0xc1, 0xf6, 0xb0, 0xa9, 0x20, ...Buffer.from(ETH)]);
  expect((await foundIn(eucKr)).targets[0]?.excerpt).toBe(`지갑 ${ETH}`);
  expect(await readPaper(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]))).toBeUndefined();
});

it("offers thirty of a kind, and says that there are more", async () => {
  const text = Array.from({ length: 40 }, (_, i) => `site${i}.fastcoin-pro.com ${i + 1}만원`).join("\n\n");
  const { targets, amounts, isCut } = await foundIn(text);
  expect([targets.length, amounts.length, isCut]).toEqual([30, 30, true]);
});

it("an export of 20 MB, and one that is made to be slow, end", async () => {
  const line = "[김투자] [오후 2:02] 오늘도 수익이 났습니다. 확인해 보세요 ㅎㅎ 내일 다시 연락드릴게요\n";
  const chat = KAKAO_PC_KO + line.repeat(Math.floor((PAPER_BYTES - 2_000) / new TextEncoder().encode(line).length));
  expect(told(await foundIn(chat))).toEqual({ form: "KAKAOTALK", ...WHOLE });
  const hostile = ["<script>", "<a href=", "<!--", '<div class="message default', "[", "12/31/23, ", "a.b ", "2024년 "];
  for (const piece of hostile) await foundIn(piece.repeat(20_000));
}, 120_000);

import { describe, expect, it } from "vitest";
import { hasPersonalInformation } from "./find.ts";

describe("personal information", () => {
  it.each([
    "메일 abc@mail.example 으로 연락",
    "Write to first.last+tag@mail.example.com.",
    "연락처 010-1234-5678",
    "01012345678로 전화하세요",
    "010.1234.5678",
    "010 1234 5678",
    "０１０－１２３４－５６７８",
    "전화 02-123-4567입니다",
    "(031) 123-4567",
    "070-1234-5678",
    "call +82 10-1234-5678 now",
    "+821012345678.",
    "+1 (415) 555-2671",
    "Fake support number +44(203)555 0123",
    "https://wa.me/821012345678",
    "tel:+821012345678",
    "주민번호 900101-1234567",
    "900101 - 2234567 입니다",
    "9001011234568",
  ])("is in %j", (text) => {
    expect(hasPersonalInformation(text)).toBe(true);
  });

  it.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
    "tx 4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b",
    "lost 3.250234 BTC, then 0.01012345678 BTC",
    "1,234,567,890 won",
    "수익 +15000000원, +1234567%, +10000000 won",
    "2024-01-02 10:20, 2026.11.21-2026.12.01",
    "time 1700000000000 and 1611234567890",
    "block 18234567 to 18234599",
    "https://bank.example@evil.example/x",
    "https://evil.example/01012345678",
    "evil.example/call?n=010-1234-5678",
    "twitter.example/@somebody and @name@social.example",
    "server 127.0.0.1, v02.123.4567",
    "900101-2-3",
    "901301-1234567",
    "대표번호 1588-1234",
    "",
  ])("is not in %j", (text) => {
    expect(hasPersonalInformation(text)).toBe(false);
  });
});

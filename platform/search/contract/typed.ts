// Words as they are typed: half, by initials, on the other keyboard, in another form or script, by another name.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, type World } from "./world.ts";

/** Questions that find the entry of the name, each only by what it is typed as. */
const TYPED = {
  "Korean, half typed": {
    deposit: ["보증ㄱ", "보증그", "전세 보증ㄱ", "중개솟", "임대이"],
    account: ["계조", "대포통", "대포토"],
  },
  "Korean, by initials": {
    deposit: ["ㅂㅈㄱ", "ㅈㄱㅅ", "ㅇㄷㅇ", "ㅂㅈㄱㅇㅂㄴㄴㄷ", "ㅂㅈㄱ ㅂㄴㄴ", "중ㄱㅅ"],
    account: ["ㄷㅍㅌㅈ", "ㄷㅍ ㅌㅈ"],
  },
  "Korean, with English keys": {
    deposit: ["qhwmdrma", "QHWMDRMA", "wndrothrk", "dlaeodls"],
    account: ["eovhxhdwkd", "rPwhk", "rpwhk"],
  },
  "Korean, with another ending": {
    deposit: ["보냈어요", "보냄", "보냈습니다", "중개소에서는", "사라졌어요"],
    account: ["팔았어요", "팔았다고", "구매했어요", "구매당함"],
  },
  "Korean, otherwise spaced": { deposit: ["보증금보냈는데", "중개 소"], account: ["통장구매자"] },
  "Korean, misspelt": { deposit: ["보중금", "임데인"], account: ["대포텅장", "대포동장", "대포통쟝"] },
  "English, with Korean keys": { charity: ["애ㅜㅁ샤ㅐㅜ", "촘갸쇼"], auction: ["몇샤ㅐㅜ"] },
  "English, in another form": {
    charity: ["donations", "donating", "charities", "collectors", "5000"],
    auction: ["auctions", "bidding", "2 watches", "watch", "never returned"],
  },
  "English, in one word or two": { charity: ["earth quake"], auction: ["wristwatches sale"] },
  "German, a part of a compound": {
    flat: ["Kaution", "Firma", "Wohnung", "Makler", "Schlüssel", "Schluessel", "Kautionen"],
    parcel: ["Gebühr", "Gebuehren", "Dienst"],
  },
  "German, a verb in another form": {
    flat: ["gezahlt", "Zahlung", "geschickt"],
    parcel: ["verlangen", "überweisen", "Ueberweisung", "überwiesen", "ueberwiesen"],
  },
  "German, a compound of parts": { parcel: ["Paketzoll"], flat: ["Mietkaution zahlen"] },
  "traditional and simplified Chinese": {
    lottery: ["彩票中獎", "繳納", "手續費", "轉賬"],
    loan: ["贷款", "征信", "验证"],
  },
  "Japanese, in the other kana": {
    lender: ["やみきん", "ヤミキン", "ギソウ", "ろーん"],
    tickets: ["ちけっと", "ﾁｹｯﾄ"],
  },
  "Japanese, as it is read": {
    lender: ["ゆうし", "しんさ", "てすうりょう"],
    tickets: ["てんばい", "にせもの", "偽者", "偽のちけっと"],
  },
} as const;

export function testTyped(createPlace: CreatePlace): void {
  describe("words as they are typed", () => {
    const entries = {
      deposit: entry({
        title: "전세 보증금을 보냈는데 사라진 임대인",
        body: "중개소 직원이라고 한 사람도 같은 편이었습니다.",
        kind: "VOICE_PHISHING",
      }),
      account: entry({
        title: "대포통장을 판다는 글",
        body: "계좌 하나에 얼마라며 구매자를 찾고, 이미 열 개를 팔았다고 합니다.",
      }),
      charity: entry({
        title: "Donation drive for an earthquake",
        body: "A charity collects 5,000 coins, nobody knows it.",
      }),
      auction: entry({
        title: "Auction of two watches",
        body: "My bid won twice, the wristwatch sale never returns a coin.",
      }),
      flat: entry({
        title: "Mietwohnung gegen Vorkasse",
        body: "Die Mietkaution war zu zahlen, der Immobilienmakler ohne Firmenschild schickte nie die Wohnungsschlüssel.",
      }),
      parcel: entry({
        title: "Zoll für ein Paket",
        body: "Der Lieferdienst verlangt eine Bearbeitungsgebühr in Kryptowerten, die man überweist.",
      }),
      lottery: entry({ title: "彩票中奖通知", body: "先缴纳手续费，转帐之后就没有消息。" }),
      loan: entry({ title: "網路貸款要先匯款", body: "對方說徵信需要驗證，要我先付保險費。" }),
      lender: entry({ title: "闇金のローン勧誘", body: "融資の審査に偽装した手数料を暗号資産で求められた。" }),
      tickets: entry({ title: "転売チケットの偽物", body: "公演の前日に連絡が途絶えました。" }),
    };
    type Name = keyof typeof entries;
    const nameOf = new Map(Object.entries(entries).map(([name, { id }]) => [id, name]));
    let world: World;
    const found = async (text: string): Promise<(string | undefined)[]> =>
      (await world.ids(text)).map((id) => nameOf.get(id));
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(...Object.values(entries));
    });
    afterAll(() => world.close());

    test.each(Object.entries(TYPED))("%s", async (_, questions) => {
      for (const [name, texts] of Object.entries(questions) as [Name, readonly string[]][]) {
        for (const text of texts) expect(await found(text), text).toContain(name);
      }
    });

    test("other words find nothing, however they are read", async () => {
      const texts = [
        "fish",
        "house",
        "violin",
        "keyboard",
        "qwerty",
        "asdf",
        "zxcv",
        "dusk",
        "goal",
        "축구장",
        "고양이",
      ];
      for (const text of [...texts, "ㅎㅎ", "ㅋㅋㅋ", "ㅠㅠ", "자전거", "Fahrrad", "ねこ", "猫咪", "さくら"]) {
        expect(await found(text), text).toEqual([]);
      }
    });

    test("what stands there as it was typed comes first", async () => {
      const half = entry({ title: "디스코드 대포토끼 채널" });
      await world.upsert(half, entry({ id: half.id + 1, title: "대포통장 매입" }));
      expect((await world.ids("대포토"))[0]).toBe(half.id);
      await world.apply({ op: "delete", id: half.id }, { op: "delete", id: half.id + 1 });
    });

    test("a name is found by its other spellings, then by its filter", async () => {
      const text = "voice phishing";
      const names = [{ from: 0, to: text.length, texts: ["대포통장"], filters: { kind: "VOICE_PHISHING" } }];
      expect(await world.ids(text)).toEqual([]);
      expect(await world.ids(text, { names })).toEqual([entries.account.id, entries.deposit.id]);
      expect(await world.ids(text, { names, filters: { kind: "VOICE_PHISHING" } })).toEqual([entries.deposit.id]);
      const beside = [{ from: 4, to: 4 + text.length, texts: [], filters: { kind: "VOICE_PHISHING" } }];
      expect(await world.ids(`보증금 ${text}`, { names: beside })).toEqual([entries.deposit.id]);
    });

    test("names in links and addresses are left alone", async () => {
      const text = "https://upbit.example/login";
      const names = [{ from: 8, to: 13, texts: ["대포통장"], filters: { kind: "VOICE_PHISHING" } }];
      expect(await world.ids(text, { names })).toEqual([]);
    });

    test("as it stands, a text is not guessed at", async () => {
      for (const text of ["보중금", "earth quake", "donations", "ㅂㅈㄱ"]) {
        const names = [{ from: 0, to: text.length, texts: ["보증금"], filters: {} }];
        expect(await world.ids(text, { names, asItStands: true }), text).toEqual([]);
      }
      expect(await world.ids("보증금", { asItStands: true })).toEqual([entries.deposit.id]);
    });

    test("pages go on from what was found as it stands to what is guessed", async () => {
      const all = await world.ids("Gebühr");
      expect(all.length).toBeGreaterThan(0);
      const many = Array.from({ length: 4 }, (_, i) => entry({ title: i % 2 === 0 ? "Gebühr" : "Servicegebühr" }));
      await world.upsert(...many);
      const whole = await world.ids("Gebühr");
      expect(whole).toHaveLength(5);
      const paged = [];
      for (let offset = 0; offset < 6; offset += 2) paged.push(...(await world.ids("Gebühr", { offset, limit: 2 })));
      expect(paged).toEqual(whole);
      await world.apply(...many.map(({ id }) => ({ op: "delete" as const, id })));
    });

    test("what was meant is highlighted, and nothing else", async () => {
      const passages = async (text: string, name: Name) => {
        const { title, body } = await world.highlighted(text, entries[name]);
        return [...title, ...body];
      };
      expect(await passages("보증ㄱ", "deposit")).toEqual(["보증금"]);
      expect(await passages("ㅈㄱㅅ", "deposit")).toEqual(["중개소"]);
      expect(await passages("eovhxhdwkd", "account")).toEqual(["대포통장"]);
      expect(await passages("donations", "charity")).toEqual(["Donation"]);
      expect(await passages("Makler", "flat")).toEqual(["makler"]);
      expect(await passages("手續費", "lottery")).toEqual(["手续费"]);
      expect(await passages("ゆうし", "lender")).toEqual(["融資"]);
      expect(await passages("대포동장", "account")).toEqual(["대포"]);
    });
  });
}

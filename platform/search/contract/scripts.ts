// Scripts without spaces, or with particles grown to the words: found by pairs of characters.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, type World } from "./world.ts";

const pairsOf = (text: string): string[] =>
  (text.match(/[[\p{L}\u30fc]--\p{Script=Latin}]+/gv) ?? []).flatMap((run) =>
    Array.from(run).flatMap((character, i, all) => (i === 0 ? [] : [`${all[i - 1]}${character}`])),
  );

export function testScripts(createPlace: CreatePlace): void {
  describe("Korean, Chinese and Japanese", () => {
    const entries = {
      korean: entry({
        title: "가짜 거래소 신고",
        body: "보이스피싱 조직이 지갑을 비웠습니다. 텔레그램 USDT송금 유도",
      }),
      chinese: entry({ title: "虚假平台", body: "客服要求先缴纳税款才能提现，资金被骗子转走。" }),
      japanese: entry({ title: "フィッシング詐欺", body: "偽の取引所で仮想通貨を盗まれました。ｶﾞｲﾄﾞ無し" }),
      rare: entry({ title: "𠮷野家", body: "𠀀𠀁𠀂" }),
    };
    let world: World;
    const finds = async (text: string, ...expected: (keyof typeof entries)[]) => {
      const ids = (await world.ids(text)).toSorted((a, b) => a - b);
      expect(ids, text).toEqual(expected.map((name) => entries[name].id));
    };
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(...Object.values(entries));
    });
    afterAll(() => world.close());

    test.each(["korean", "chinese", "japanese", "rare"] as const)(
      "any pair of neighbours finds it: %s",
      async (name) => {
        const { title, body } = entries[name].texts;
        for (const pair of pairsOf(`${title} ${body}`.normalize("NFKC"))) {
          expect(await world.ids(pair), pair).toContain(entries[name].id);
        }
      },
    );

    test("words and parts of words", async () => {
      await finds("보이스피싱", "korean");
      await finds("지갑", "korean");
      await finds("缴纳税款", "chinese");
      await finds("仮想通貨", "japanese");
      await finds("フィッシング", "japanese");
    });

    test("a single character", async () => {
      await finds("갑", "korean");
      await finds("骗", "chinese");
      await finds("偽", "japanese");
    });

    test("several words, all of which must be there", async () => {
      await finds("지갑 거래소", "korean");
      await finds("平台 提现", "chinese");
      await finds("지갑 提现");
    });

    test("scripts side by side in one word", async () => {
      await finds("USDT송금", "korean");
      await finds("usdt 송금", "korean");
    });

    test("Hangul in pieces, half and full width", async () => {
      await finds("지갑".normalize("NFD"), "korean");
      await finds("ガイド", "japanese");
      await finds("ｶﾞｲﾄﾞ", "japanese");
      await finds("ﾌｨｯｼﾝｸﾞ", "japanese");
      await finds("ＵＳＤＴ", "korean");
    });

    test("a particle more, or a space less, still finds it", async () => {
      await finds("거래소에서", "korean");
      await finds("가짜거래소", "korean");
      await finds("仮想通貨盗", "japanese");
      await finds("缴纳了税款", "chinese");
    });

    test("other words of the same characters find nothing", async () => {
      await finds("소거");
      await finds("款税");
    });

    test("the passage is highlighted as a whole", async () => {
      expect((await world.highlighted("보이스피싱", entries.korean)).body).toEqual(["보이스피싱"]);
      expect((await world.highlighted("缴纳税款", entries.chinese)).body).toEqual(["缴纳税款"]);
      expect((await world.highlighted("詐欺", entries.japanese)).title).toEqual(["詐欺"]);
      expect((await world.highlighted("ガイド", entries.japanese)).body).toEqual(["ｶﾞｲﾄﾞ"]);
      expect((await world.highlighted("𠮷野", entries.rare)).title).toEqual(["𠮷野"]);
    });
  });
}

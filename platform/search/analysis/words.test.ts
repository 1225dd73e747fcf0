import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.each([
  ["Romance COIN, romance!", ["romance", "coin"]],
  ["ＢＴＣ Größe", ["btc", "grosse"]],
  ["투자사기 조심", ["투자", "자사", "사기", "조심"]],
  ["仮想通貨", ["仮想", "想通", "通货"]],
  ["a 가 ! …", []],
])("%j", (text, words) => expect([...wordsOf(text)]).toEqual(words));

test("a text has the words of each of its parts", () => {
  const words = wordsOf("그들은 투자사기를 romance coin 이라고 했다");
  for (const word of wordsOf("투자사기 Romance")) expect(words).toContain(word);
});

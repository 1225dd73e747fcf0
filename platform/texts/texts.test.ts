import { expect, test } from "vitest";
import { createTexts } from "./texts.ts";

const korean = { hello: "{{name}} 님", files_other: "파일 {{count, number}}개" } as const;
const english = { hello: "Dear {{name}}", files_one: "one file", files_other: "{{count, number}} files" };

declare module "i18next" {
  interface ResourceNamespaceMap {
    mailForTest: typeof korean;
  }
}

const textsIn = createTexts("mailForTest", { ko: korean, en: english });

test("a text in each language it is given in", () => {
  expect(textsIn("ko")(($) => $.mailForTest.hello, { name: "<Kim> $t(files)" })).toBe("<Kim> $t(files) 님");
  expect(textsIn("en")(($) => $.mailForTest.files, { count: 1 })).toBe("one file");
  expect(textsIn("en")(($) => $.mailForTest.files, { count: 1234 })).toBe("1,234 files");
});

test("the compiler knows the keys and their languages", () => {
  // @ts-expect-error: unknown key
  textsIn("ko")(($) => $.mailForTest.goodbye);
  // @ts-expect-error: no German here
  expect(textsIn("de")(($) => $.mailForTest.hello, { name: "Kim" })).toBe("hello");
});

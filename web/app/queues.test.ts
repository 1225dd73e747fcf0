// Each queue of staff leads to screens that are there, for those whose queue it is, and is called something in every language.
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { queues } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";
import { readAllTexts } from "../i18n/read-texts.ts";
import { screens } from "./table.ts";

const all = await readAllTexts();

test.each(queues.map((queue) => [queue.name, queue] as const))("%s", (name, { who, path, itemPath }) => {
  const [start = ""] = path.split("?");
  for (const shown of [start, ...(itemPath ? [itemPath] : [])])
    expect(screens.find((screen) => screen.path === shown)?.guard).toBe(who);
  for (const language of LANGUAGES) expect(all[language].queues).toHaveProperty(name);
});

test("no two queues have one name, and no name is of none", () => {
  const names = queues.map(({ name }) => name).sort();
  expect(Object.keys(all.ko.queues).sort()).toEqual(names);
});

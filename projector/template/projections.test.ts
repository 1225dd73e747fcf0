import { type TemplateEvent, templateStream } from "@sb/contracts/template/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { projections } from "./projections.ts";

const [templates] = projections;
const happened = (event: TemplateEvent): Given => ({ stream: templateStream.of(event.data.seq), ...event });
const written = (seq: number, use: "INQUIRY" | "DISPUTE"): readonly Given[] => [
  happened({ type: "TemplateWritten", version: 1, data: { seq, use, title: "감사 인사", content: "감사합니다." } }),
  happened({ type: "TemplateOffered", version: 1, data: { seq } }),
];
const archived = (seq: number) => happened({ type: "TemplateArchived", version: 1, data: { seq } });
const offered = (seq: number) => happened({ type: "TemplateOffered", version: 1, data: { seq } });
const moved = (seq: number) =>
  happened({
    type: "TemplateModified",
    version: 1,
    data: { seq, use: "DISPUTE", title: "결정", content: "결정했습니다.", translations: { de: { content: "Nein." } } },
  });
const deleted = (seq: number) => happened({ type: "TemplateDeleted", version: 1, data: { seq, reason: "Old" } });

const listsAfter = async (...given: readonly Given[]) => (await projected(templates, history(given))).contents.lists;

test("a template stands among those of its use, until it is archived", async () => {
  expect(await listsAfter(...written(1, "INQUIRY"), ...written(2, "DISPUTE"))).toEqual({
    "template:LIVE": ["1", "2"],
    "template:LIVE:INQUIRY": ["1"],
    "template:LIVE:DISPUTE": ["2"],
  });
  const kept = { "template:ARCHIVED": ["1"], "template:ARCHIVED:INQUIRY": ["1"] };
  expect(await listsAfter(...written(1, "INQUIRY"), archived(1))).toEqual(kept);
});

test("another use takes it to where that is offered", async () => {
  const lists = { "template:LIVE": ["1"], "template:LIVE:DISPUTE": ["1"] };
  expect(await listsAfter(...written(1, "INQUIRY"), archived(1), offered(1), moved(1))).toEqual(lists);
  expect(await listsAfter(...written(1, "INQUIRY"), moved(1), deleted(1))).toEqual({});
});

const LIFE = history([...written(1, "INQUIRY"), ...written(2, "DISPUTE"), moved(1), archived(2), deleted(1)]);
test("same events twice", () => sameEventsTwice(templates, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(templates, LIFE));

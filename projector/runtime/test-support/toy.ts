// A toy subject: boxes are filled and emptied; counted in all, and listed by size. For the machinery's own tests.
import { defineEvent } from "@sb/contracts/events.ts";
import { defineEvents, defineStream, type EventIn } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { Doc, DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { IndexOp, IndexSchema } from "@sb/platform/search/port.ts";
import * as z from "zod";
import { defineIndexProjection, defineProjection, type IndexProjection, type Projection } from "../projection.ts";
import { type Given, history } from "../testing.ts";

export const BoxFilled = defineEvent("BoxFilled", { version: 1, data: z.object({ box: z.string(), size: z.int() }) });
export const BoxEmptied = defineEvent("BoxEmptied", { version: 1, data: z.object({ box: z.string() }) });
const toyEvents = defineEvents(BoxFilled, BoxEmptied);
type ToyEvent = EventIn<typeof toyEvents>;
export const toyStream = defineStream("box", z.string(), toyEvents);

export const filled = (box: string, size: number): Given => ({
  stream: `box-${box}`,
  type: "BoxFilled",
  data: { box, size },
});
export const emptied = (box: string): Given => ({ stream: `box-${box}`, type: "BoxEmptied", data: { box } });

const boxKey = (id: string): DocKey => ({ collection: "box", id });
const TOTAL: DocKey = { collection: "total", id: "all" };
const numberIn = (doc: Doc | undefined, field: string): number => Number(doc?.[field] ?? 0);

function project(event: Stored<ToyEvent>, box: Doc | undefined, total: Doc | undefined): readonly ReadOp[] {
  if (box && numberIn(box, "revision") >= event.revision) return [];
  const size = event.type === "BoxFilled" ? event.data.size : 0;
  const sum = numberIn(total, "sum") + size - numberIn(box, "size");
  const id = event.data.box;
  return [
    { op: "put", ...boxKey(id), doc: { size, revision: event.revision } },
    { op: "put", ...TOTAL, doc: { sum } },
    size > 0
      ? { op: "listAdd", list: "full", member: id, score: size }
      : { op: "listRemove", list: "full", member: id },
  ];
}

export function toyProjection(name = "toy@1"): Projection {
  return defineProjection({
    name,
    handles: toyEvents.definitions,
    reads: ({ data }) => [boxKey(data.box), TOTAL],
    project: (event, docs) => project(event, docs.get("box", event.data.box), docs.get(TOTAL.collection, TOTAL.id)),
  });
}

/** Boxes by name, sorted by size. */
const toySchema = (name: string) =>
  ({
    name,
    texts: { name: { analysis: "verbatim" } },
    filters: [],
    sorts: { size: "value" },
  }) as const satisfies IndexSchema;

/** The index's document of a box. Names are numbers to the base 36. */
export const indexedBox = (name: string, size: number) =>
  ({
    op: "upsert",
    doc: { id: Number.parseInt(name, 36), texts: { name }, filters: {}, sorts: { size } },
  }) satisfies IndexOp;

/** Holds each box with its size as the model has it now. */
export function toyIndex(follows = "toy@1", name = "toy-index@1"): IndexProjection<ReturnType<typeof toySchema>> {
  return defineIndexProjection({
    schema: toySchema(name),
    follows: [follows],
    handles: toyEvents.definitions,
    async index(events, model) {
      const boxes = [...new Set(events.map(({ data }) => data.box))];
      const docs = await model(follows).getMany(boxes.map(boxKey));
      return boxes.map((box, at) => indexedBox(box, numberIn(docs[at], "size")));
    },
  });
}

export const toyHistory = () => history([filled("a", 3), filled("b", 1), filled("a", 2), emptied("b"), filled("c", 5)]);

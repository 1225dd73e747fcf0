// A toy subject: boxes are filled and emptied; counted in all, and listed by size. For the machinery's own tests.
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import type { Doc, DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { IndexOp, IndexSchema } from "@sb/platform/search-index/port.ts";
import type { IndexProjection, Projection } from "../projection.ts";
import { type Given, history } from "../testing.ts";

export const filled = (box: string, size: number): Given => ({
  stream: `box-${box}`,
  type: "BoxFilled",
  data: { box, size },
});
export const emptied = (box: string): Given => ({ stream: `box-${box}`, type: "BoxEmptied", data: { box } });

const boxKey = (id: string): DocKey => ({ collection: "box", id });
const TOTAL: DocKey = { collection: "total", id: "all" };

type Data = { readonly box: string; readonly size: number };
const dataOf = (event: StoredEvent): Data => event.data as Data;
const numberIn = (doc: Doc | undefined, field: string): number => Number(doc?.[field] ?? 0);

function project(event: StoredEvent, box: Doc | undefined, total: Doc | undefined): readonly ReadOp[] {
  if (box && numberIn(box, "revision") >= event.revision) return [];
  const size = event.type === "BoxFilled" ? dataOf(event).size : 0;
  const sum = numberIn(total, "sum") + size - numberIn(box, "size");
  const id = dataOf(event).box;
  return [
    { op: "put", ...boxKey(id), doc: { size, revision: event.revision } },
    { op: "put", ...TOTAL, doc: { sum } },
    size > 0
      ? { op: "listAdd", list: "full", member: id, score: size }
      : { op: "listRemove", list: "full", member: id },
  ];
}

/** Takes BoxFilled and BoxEmptied of the streams `box-…`. */
export function toyProjection(name = "toy@1"): Projection {
  return {
    name,
    reads: (event) => (event.stream.startsWith("box-") ? [boxKey(dataOf(event).box), TOTAL] : []),
    project(event, docs) {
      if (!event.stream.startsWith("box-")) return [];
      if (event.type !== "BoxFilled" && event.type !== "BoxEmptied") throw new Error(`unknown type: ${event.type}`);
      return project(event, docs.get("box", dataOf(event).box), docs.get(TOTAL.collection, TOTAL.id));
    },
  };
}

/** Boxes by name, sorted by size. */
const toySchema = (name: string) =>
  ({
    name,
    texts: { name: { analysis: "verbatim" } },
    filters: [],
    sorts: { size: "value" },
  }) as const satisfies IndexSchema;

/** What the index is told of a box. Names are numbers to the base 36. */
export const indexedBox = (name: string, size: number) =>
  ({
    op: "upsert",
    doc: { id: Number.parseInt(name, 36), texts: { name }, filters: {}, sorts: { size } },
  }) satisfies IndexOp;

/** Holds each box with its size as the model has it now. */
export function toyIndex(follows = "toy@1", name = "toy-index@1"): IndexProjection<ReturnType<typeof toySchema>> {
  return {
    schema: toySchema(name),
    follows: [follows],
    async index(events, model) {
      const boxes = [...new Set(events.filter((e) => e.stream.startsWith("box-")).map((event) => dataOf(event).box))];
      const docs = await model(follows).getMany(boxes.map(boxKey));
      return boxes.map((box, at) => indexedBox(box, numberIn(docs[at], "size")));
    },
  };
}

export const toyHistory = () => history([filled("a", 3), filled("b", 1), filled("a", 2), emptied("b"), filled("c", 5)]);

// Asks the rules about an event. Two read models do: that of unusual filings, and the figures, each with a memory of its own.
import type { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import { UNUSUAL_COLLECTIONS, UNUSUAL_RULES, type UnusualRule } from "@sb/contracts/unusual/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import { type Filing, RULES } from "./rules.ts";
import { sketchOf } from "./sketch.ts";
import { type Remembered, remember, type WindowDoc, windowId } from "./windows.ts";

type Filed = Stored<DeclarationFiled>;

/** Made once for an event, which is asked about several times: sketching its text is most of the work. */
const filings = new WeakMap<Filed, { readonly filing: Filing | undefined }>();

function filingOf(event: Filed): Filing | undefined {
  const known = filings.get(event) ?? { filing: sketched(event) };
  filings.set(event, known);
  return known.filing;
}

/** Undefined for an entry of a published list, or of an agency's batch: thousands come at once. */
function sketched({ data, meta }: Filed): Filing | undefined {
  const { dclrSeq, ownerId, provenance, declaration } = data;
  if (provenance || isAgencyFiler(ownerId)) return undefined;
  const sketch = declaration && sketchOf(`${declaration.title} ${declaration.comment}`);
  return { dclrSeq, by: ownerId, at: Date.parse(meta.at), target: declaration?.addressKey, sketch };
}

type WindowQuery = { readonly rule: UnusualRule; readonly key: string; readonly window: DocKey };

function asked(filing: Filing): readonly WindowQuery[] {
  return UNUSUAL_RULES.flatMap((rule) => {
    const key = RULES[rule].keyOf(filing);
    if (key === undefined) return [];
    return [{ rule, key, window: { collection: UNUSUAL_COLLECTIONS.window, id: windowId(rule, key) } }];
  });
}

/** Documents of what the rules remember, which `findIn` will want. */
export function windowsOf(event: Filed): readonly DocKey[] {
  const filing = filingOf(event);
  return filing ? asked(filing).map(({ window }) => window) : [];
}

type Finding = Pick<Remembered, "unusual" | "isNew"> & {
  readonly rule: UnusualRule;
  /** To be kept whether or not it is unusual. */
  readonly memory: ReadOp;
};

/** One for each rule that the filing counts for. */
export function findIn(event: Filed, docs: Docs): readonly Finding[] {
  const filing = filingOf(event);
  if (!filing) return [];
  return asked(filing).flatMap(({ rule, key, window }) => {
    const before = (docs.get(window.collection, window.id) as WindowDoc | undefined) ?? { groups: [] };
    const after = remember(rule, key, before, filing);
    if (!after) return [];
    const { doc, unusual, isNew } = after;
    return [{ rule, memory: { op: "put", ...window, doc }, unusual, isNew }];
  });
}

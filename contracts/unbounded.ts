// Finds what may be of any size in a schema, by walking zod's own structure.
import * as z from "zod";

export type Unbounded = {
  /** `declare.etcSrc[].src`; `{name}` stands for a record's names and `{}` for its values. */
  readonly path: string;
  /** Zod's name of the kind. */
  readonly what: string;
};

/** Kinds that hold nothing of any size themselves. */
const BOUNDED = new Set(["number", "boolean", "enum", "literal", "undefined", "null", "transform"]);

/** Throws on a kind of schema that it does not know. */
export function unboundedIn(schema: z.core.$ZodType, path = ""): readonly Unbounded[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (BOUNDED.has(def.type)) return [];
  switch (def.type) {
    case "string":
      return hasMaximum(def) ? [] : [{ path, what: "string" }];
    case "array":
      return [...(hasMaximum(def) ? [] : [{ path, what: "array" }]), ...unboundedIn(def.element, `${path}[]`)];
    case "record":
      // The whole is limited in bytes where its values may be anything.
      if (metaOf(schema, "maxBytes")) return [];
      return [
        ...(metaOf(schema, "maxProperties") ? [] : [{ path, what: "record" }]),
        ...unboundedIn(def.keyType, `${path}{name}`),
        ...unboundedIn(def.valueType, `${path}{}`),
      ];
    case "object":
      return Object.entries(def.shape).flatMap(([name, member]) =>
        unboundedIn(member, path ? `${path}.${name}` : name),
      );
    case "union":
      return def.options.flatMap((option) => unboundedIn(option, path));
    case "pipe":
      return unboundedIn(def.in, path);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
      return unboundedIn(def.innerType, path);
    case "unknown":
      return [{ path, what: "unknown" }];
    default:
      throw new Error(`${path}: the search for missing maxima does not know ${def.type}`);
  }
}

const MAXIMA = new Set(["max_length", "length_equals"]);
/** Formats of one length. */
const FIXED = new Set(["date"]);

type Checked = { readonly checks?: readonly z.core.$ZodCheck[] | undefined; readonly format?: string | undefined };

function hasMaximum({ checks = [], format = "" }: Checked): boolean {
  return FIXED.has(format) || checks.some(({ _zod }) => MAXIMA.has(_zod.def.check));
}

/** A maximum that a schema such as `openObject` (http.ts) registers for itself: zod has no check for it. */
const metaOf = (schema: z.core.$ZodType, name: "maxBytes" | "maxProperties"): unknown =>
  z.globalRegistry.get(schema)?.[name];

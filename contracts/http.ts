// Shapes that every route shares: pages, problems, positions.
import * as z from "zod";
import { NEARLY_REASONS } from "./codes.ts";
import { ERRORS, type ErrorCode } from "./error-codes.ts";
import type { TextField, TextFields } from "./field.ts";
import { LIMITS } from "./limits.ts";

/** A required text: absent or blank is REQUIRED_FIELD_MISSING (416), too long is TEXT_TOO_LONG (422). */
export const requiredText = (maxChars: number) =>
  z.string().trim().min(1, { error: "REQUIRED_FIELD_MISSING" }).max(maxChars, { error: "TEXT_TOO_LONG" });

/** An optional text; blank counts as absent. */
export const optionalText = (maxChars: number) =>
  z
    .string()
    .trim()
    .max(maxChars, { error: "TEXT_TOO_LONG" })
    .transform((text) => (text === "" ? undefined : text))
    .optional();

type TextSchema<Field extends TextField> = ReturnType<
  Field extends { readonly required: true } ? typeof requiredText : typeof optionalText
>;

/** The schema of a text field. */
export const textOf = <const Field extends TextField>({ required, maxChars }: Field): TextSchema<Field> =>
  (required ? requiredText(maxChars) : optionalText(maxChars)) as TextSchema<Field>;

/** The members of an object with these fields. */
export const shapeOf = <const Fields extends TextFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, textOf(field)])) as {
    [Name in keyof Fields]: TextSchema<Fields[Name]>;
  };

/** Typed as the empty string only, so that callers in TypeScript still get the codes as their type. */
const blank = z.string().max(LIMITS.shortTextChars).regex(/^\s*$/) as z.ZodType<string, "">;

/** Something optional in a query; blank counts as absent. */
export const blankOr = <Given extends z.ZodType>(given: Given) =>
  blank
    .transform(() => undefined)
    .or(given)
    .optional();

/** An optional code; blank counts as absent. */
export const optionalCode = <const Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z
    .enum(codes)
    .or(blank.transform(() => undefined))
    .optional();

/** A code with a default for absent or blank. */
export const codeOr = <const Code extends string>(codes: readonly [Code, ...Code[]], otherwise: NoInfer<Code>) =>
  z
    .enum(codes)
    .or(blank.transform(() => otherwise))
    .default(otherwise);

/** An object of whatever is in it, of so many bytes as JSON at most: else FILE_TOO_LARGE. */
export const openObject = (maxBytes: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= maxBytes, { error: "FILE_TOO_LARGE" })
    .meta({ maxBytes, description: `At most ${maxBytes} bytes` });

/** The header `sb-min-position`: the value of `sb-position` from a write, of 16 digits, or of 40 on EventStoreDB. */
export const MinPosition = z
  .string()
  .max(40)
  .regex(/^(?:\d{16}|\d{40})$/);

/** The header `Idempotency-Key`: printable ASCII. */
export const IdempotencyKey = z
  .string()
  .max(128)
  .regex(/^[!-~]+$/);

/** An ordered safe integer: reports, notices, news … (docs/architecture.md). */
export const Seq = z.int().positive();
/** A seq in a path or query. No pipe: OpenAPI then says that it is an integer. */
export const SeqParam = z.coerce.number<string>().int().positive();

/** An optional seq in a query; blank counts as absent. */
export const optionalSeqParam = () => SeqParam.or(blank.transform(() => undefined)).optional();

export const Instant = z.iso.datetime().meta({ description: "ISO 8601 in UTC" });

export const PaginationQuery = z
  .object({
    page: z.coerce.number<string>().int().min(1).max(LIMITS.pageMax).default(1),
    size: z.coerce.number<string>().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault),
  })
  .prefault({});

export const Pagination = z.object({
  page: z.int(),
  size: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
  remainingPages: z.int(),
  offset: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), pagination: Pagination, totalIsLowerBound: z.literal(true).optional() });

/** The pagination part of a list answer. */
export function paginate(page: number, size: number, totalItems: number): Pagination {
  const totalPages = Math.ceil(totalItems / size);
  return {
    page,
    size,
    totalItems,
    totalPages,
    hasNext: page < totalPages,
    hasPrevious: page > 1 && totalPages > 0,
    remainingPages: Math.max(0, totalPages - page),
    offset: (page - 1) * size,
  };
}

/** A matched passage of a text, as [start, end) in UTF-16 units. In OpenAPI an array of two, because more tools support that than tuples. */
export const Passage = z.array(z.int().nonnegative()).length(2) as unknown as z.ZodType<[number, number]>;

/** A reported target that may be taken for another, and where it differs: [start, end) in `adrs`. */
export const SimilarTarget = z.object({
  adrs: z.string(),
  timesReported: z.int(),
  timesListed: z.int(),
  differs: z.array(Passage),
  /** By so few characters that it was meant, or passes for the other: 0 for a host in letters that look the same. */
  edits: z.int().optional(),
});
export type SimilarTarget = z.output<typeof SimilarTarget>;

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 problem details with our constant code; `fields` names what is wrong in the request. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  detail: z.string().optional(),
  fields: z
    .array(z.object({ path: z.string(), code: z.enum(errorCodes) }))
    .max(LIMITS.problemFields)
    .optional(),
  /** For ADDRESS_INVALID: the chains whose form the address has. */
  likelyChains: z.array(z.string()).optional(),
  /** For LOGIN_EXPIRED: the login was not used for too long. For NOT_RECOGNIZED: why it is no address. */
  reason: z.enum(["INACTIVITY", ...NEARLY_REASONS]).optional(),
  /** For NOT_RECOGNIZED: reported targets that may be meant. */
  similar: z.array(SimilarTarget).optional(),
  /** For NOT_RECOGNIZED: `similar` could not be asked for. */
  partial: z.literal(true).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;

export const Empty = z.undefined().meta({ description: "No content" });

// Bodies that come as multipart/form-data: one JSON part, or a field for each member, and `files` (docs/wire.md, "Conventions"),
// in any order.
import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { FORM_FIELDS } from "@sb/contracts/route.ts";
import busboy, { type Busboy } from "busboy";
import type { UploadedFile } from "../handler.ts";
import { BODY_LIMIT, parseJson } from "./json-body.ts";

export const MULTIPART_MEDIA_TYPE = "multipart/form-data";

/** One file more than allowed is read, so that the rules can say TOO_MANY_FILES. */
const MULTIPART_LIMITS = {
  fileSize: LIMITS.fileBytes,
  files: LIMITS.files + 1,
  // Files, those that stay, and texts.
  parts: 2 * LIMITS.files + 4,
  fieldSize: BODY_LIMIT,
} as const;

/** Bytes of the largest body that any route takes, and of what stands around its parts. */
export const LARGEST_BODY = MULTIPART_LIMITS.files * MULTIPART_LIMITS.fileSize + MULTIPART_LIMITS.parts * BODY_LIMIT;

export type Multipart = { readonly body: unknown; readonly files: readonly UploadedFile[] };

/** Reads all parts into memory, within MULTIPART_LIMITS. The body is undefined where its part is missing. Throws Refused. */
export async function readMultipart(request: IncomingMessage, jsonPart: string): Promise<Multipart> {
  const parser = createParser(request);
  try {
    return multipartOf(await collectParts(request, parser), jsonPart);
  } finally {
    // After a refusal the rest is read and dropped: a client that is still sending would not see the answer.
    request.unpipe(parser);
    request.resume();
  }
}

function createParser({ headers }: IncomingMessage): Busboy {
  const { fileSize, fieldSize, parts, files } = MULTIPART_LIMITS;
  try {
    // busboy speaks up when a limit is reached; these may be reached, not passed.
    const limits = { files, fileSize: fileSize + 1, fieldSize: fieldSize + 1, parts: parts + 1 };
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    // No boundary.
    throw new Refused("INVALID_REQUEST");
  }
}

type Part = {
  readonly name: string;
  readonly chunks: Uint8Array[];
  /** Undefined for a text field. */
  readonly file?: Pick<UploadedFile, "name" | "mediaType">;
};

function collectParts(request: IncomingMessage, parser: Busboy): Promise<readonly Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = [];
    const refuse = (code: ErrorCode) => () => reject(new Refused(code));
    parser.on("field", (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse("FILE_TOO_LARGE")();
      parts.push({ name, chunks: [Buffer.from(value)] });
    });
    parser.on("file", (name, stream, { filename, mimeType }) => {
      const chunks: Uint8Array[] = [];
      parts.push({ name, chunks, file: { name: fileName(filename), mediaType: mimeType } });
      stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      // Joined as each ends, not all at the end: joining megabytes takes its time.
      stream.on("end", () => chunks.splice(0, chunks.length, Buffer.concat(chunks)));
      stream.on("limit", refuse("FILE_TOO_LARGE"));
      stream.on("error", refuse("INVALID_REQUEST"));
    });
    parser.on("filesLimit", refuse("TOO_MANY_FILES"));
    parser.on("partsLimit", refuse("INVALID_REQUEST"));
    parser.on("error", refuse("INVALID_REQUEST"));
    parser.on("close", () => resolve(parts));
    request.once("close", () => {
      // The client went away in the middle.
      if (!request.complete) refuse("INVALID_REQUEST")();
    });
    request.pipe(parser);
  });
}

function multipartOf(parts: readonly Part[], jsonPart: string): Multipart {
  const unknown = parts.find(({ name, file }) => file && name !== "files" && name !== jsonPart);
  if (unknown) throw new Refused("INVALID_REQUEST", [{ path: unknown.name, code: "INVALID_REQUEST" }]);
  const json = parts.findLast(({ name }) => name === jsonPart);
  const files = parts.flatMap(({ name, chunks, file }) =>
    file && name === "files" ? [{ ...file, bytes: chunks[0] ?? new Uint8Array() }] : [],
  );
  return { body: jsonPart === FORM_FIELDS ? membersOf(parts) : json && parseJson(textOf(json)), files };
}

/** By name; an array where a field came more than once. A name that would reach a prototype is refused. */
function membersOf(parts: readonly Part[]): Readonly<Record<string, unknown>> {
  const members = new Map<string, readonly string[]>();
  for (const part of parts) {
    if (part.name === "__proto__") throw new Refused("INVALID_REQUEST");
    if (!part.file) members.set(part.name, [...(members.get(part.name) ?? []), textOf(part)]);
  }
  return Object.fromEntries([...members].map(([name, texts]) => [name, texts.length > 1 ? texts : texts[0]]));
}

/** A JSON part may come as a file too, for whose size there is another limit. */
function textOf({ chunks }: Part): string {
  const bytes = Buffer.concat(chunks);
  if (bytes.length > BODY_LIMIT) throw new Refused("FILE_TOO_LARGE");
  return bytes.toString("utf8");
}

/** The last part of a path, without control characters, of a bearable length: it is shown, never used as a path. */
function fileName(given = ""): string {
  const base = given.split(/[/\\]/).at(-1) ?? "";
  return base.replace(/\p{C}/gu, "").slice(-120) || "file";
}

// Bodies that come as multipart/form-data: one JSON part and `files` (API.md, "Conventions").
import { LIMITS } from "@sb/contracts/limits.ts";
import type { FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";
import type { UploadedFile } from "./handler.ts";

/** For @fastify/multipart. One file more than allowed is read, so that the refusal can say TOO_MANY_FILES. */
export const MULTIPART_LIMITS = {
  fileSize: LIMITS.fileBytes,
  files: LIMITS.files + 1,
  parts: LIMITS.files + 4,
  fieldSize: 1024 * 1024,
  fieldNameSize: 100,
} as const;

export type Multipart = { readonly body: unknown; readonly files: readonly UploadedFile[] };

/** Reads all parts into memory, within MULTIPART_LIMITS. Throws Refused. */
export async function readMultipart(request: FastifyRequest, jsonPart: string): Promise<Multipart> {
  let body: unknown;
  const files: UploadedFile[] = [];
  for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (part.fieldname === jsonPart) body = parseJson(bytes.toString("utf8"));
      else if (part.fieldname === "files")
        files.push({ name: fileName(part.filename), mediaType: part.mimetype, bytes });
      else throw new Refused("INVALID_REQUEST", [{ path: part.fieldname, code: "INVALID_REQUEST" }]);
    } else if (part.fieldname === jsonPart) {
      body = typeof part.value === "string" ? parseJson(part.value) : part.value;
    }
  }
  return { body, files };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("INVALID_REQUEST");
  }
}

/** The last part of a path, without control characters, of a bearable length: it is shown, never used as a path. */
function fileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? "";
  return base.replace(/\p{C}/gu, "").slice(-120) || "file";
}

// Request bodies that come as JSON.
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import express, { type Request, type Response } from "express";
import { isPlain } from "./plain-json.ts";

/** Bytes of a JSON body at most. */
export const BODY_LIMIT = Math.max(1024 * 1024, LIMITS.draftBytes * 2);

const MEDIA_TYPE = "application/json";

const readText = express.text({ type: MEDIA_TYPE, limit: BODY_LIMIT, inflate: false });

/** Undefined where no body came. Throws Refused; an error with a `status` where the body can't be read. */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  if (!request.is(MEDIA_TYPE)) {
    if (hasBody(request)) throw new Refused("FILE_TYPE_NOT_ALLOWED");
    return undefined;
  }
  await new Promise<void>((resolve, reject) => {
    readText(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  return parseJson(String(request.body));
}

const hasBody = ({ headers }: Request): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A key `__proto__` can only hide in texts that have one of these. */
const SUSPICIOUS = /__proto__|\\u00/i;

/** Throws Refused for what is no JSON or too much of it (plain-json.ts), and for a key that would reach a prototype. */
export function parseJson(text: string): unknown {
  if (!isPlain(text)) throw new Refused("INVALID_REQUEST");
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text);
  } catch {
    throw new Refused("INVALID_REQUEST");
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Refused("INVALID_REQUEST");
  return value;
}

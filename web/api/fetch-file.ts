// Fetches the bytes of a stored file. The client beside reads responses as text.
import type { RouteKey } from "@sb/contracts/routes.ts";
import { currentToken, renewToken } from "../session/tokens.ts";
import { ApiError, isApiError, problemOf } from "./problem.ts";
import { type AnyParts, requestOf } from "./request.ts";

export type FileRoute = Extract<RouteKey, `GET ${string}/file/{fileId}`>;

/** Throws ApiError. An expired token is refreshed once (docs/specification/8-messages.md and 4-states.md06). */
export const fetchFile = (key: FileRoute, fileId: string): Promise<Blob> => fetchBlob(key, { params: { fileId } });

/** The same for any route that streams bytes. */
export async function fetchBlob(key: RouteKey, parts: AnyParts): Promise<Blob> {
  const { url } = requestOf(key, parts);
  const token = await currentToken();
  try {
    return await bytesOf(url, token);
  } catch (error) {
    if (!isApiError(error) || error.status !== 406 || token === undefined) throw error;
    return bytesOf(url, await renewToken(token));
  }
}

async function bytesOf(url: string, token: string | undefined): Promise<Blob> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const response = await fetch(url, { ...(headers && { headers }), credentials: "same-origin" }).catch((cause) => {
    throw new ApiError({ status: 0, code: "NETWORK_FAILED" }, { cause });
  });
  if (!response.ok) throw problemOf(response.status, await problemBody(response), response.headers.get("retry-after"));
  return response.blob();
}

/** A proxy may respond with something other than JSON. */
async function problemBody(response: Response): Promise<unknown> {
  return /[/+]json\b/.test(response.headers.get("content-type") ?? "") ? response.json() : undefined;
}

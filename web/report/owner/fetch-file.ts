// Fetches the bytes of an evidence file. The client in `api/` reads responses as text.
import { ApiError, isApiError, problemOf } from "../../api/problem.ts";
import { requestOf } from "../../api/request.ts";
import { currentToken, renewToken } from "../../session/tokens.ts";

/** Throws ApiError. An expired token is refreshed once (SPEC.md section 8, 406). */
export async function fetchFile(fileId: string): Promise<Blob> {
  const { url } = requestOf("GET report/file/{fileId}", { params: { fileId } });
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

// For tests: checks that the status and code of every response are documented in OpenAPI.
import { ERRORS, type ErrorCode } from "@sb/contracts/error-codes.ts";
import { BASE_PATH, type Route, routes } from "@sb/contracts/routes.ts";
import { codesOf } from "@sb/platform/http/openapi/codes.ts";

type Answered = { readonly status: number; readonly body: unknown };

const documented = Object.entries<Route>(routes).map(([key, route]) => {
  const [method = "", path = ""] = key.split(" ");
  const pattern = new RegExp(`^${BASE_PATH}/${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  return {
    key,
    method,
    pattern,
    ok: [route.status ?? 200, ...(route.conditional ? [304] : [])],
    codes: new Set<unknown>(codesOf(route)),
    fixed: !path.includes("{"),
  };
});

/** Throws if they are not. Paths that are not in the table are ignored. */
export function requireDocumented(method: string, path: string, { status, body }: Answered): void {
  const matching = documented.filter((route) => route.method === method && route.pattern.test(path));
  const route = matching.find(({ fixed }) => fixed) ?? matching[0];
  if (!route || route.ok.includes(status)) return;
  const code = codeIn(body);
  if (!route.codes.has(code) || ERRORS[code as ErrorCode].status !== status)
    throw new Error(`${route.key} answered ${status} ${code}, which is not in its document`);
}

const codeIn = (body: unknown): unknown => (typeof body === "object" && body && "code" in body ? body.code : undefined);

import type { RouteKey } from "@sb/contracts/routes.ts";
import type { CommandParts } from "@sb/platform/service/roles.ts";
import type { Tokens } from "@sb/platform/token/port.ts";

/** The service that makes demo content: its commands have a clock of their own, to spread it over the last month. */
export type Service = {
  readonly commands: CommandParts["handlers"];
  readonly tokens: Pick<Tokens, "sealRegistration">;
};

/** A request without parameters, files or cookies, for commands that do not come over HTTP. */
export function bareRequest<Key extends RouteKey>(route: Key, idempotencyKey: string, requestId: string) {
  return {
    route,
    params: undefined,
    query: undefined,
    files: [],
    cookies: {},
    minPosition: undefined,
    idempotencyKey,
    requestId,
    client: () => "",
    // Each is of a network of its own.
    network: () => idempotencyKey,
  };
}

import type { RouteKey } from "@sb/contracts/routes.ts";
import type { CommandParts } from "@sb/platform/service/roles.ts";
import type { Tokens } from "@sb/platform/token/port.ts";

/** The service that makes demo content: its commands have a clock of their own, to spread it over the last month. */
export type Service = {
  readonly commands: CommandParts["handlers"];
  readonly tokens: Pick<Tokens, "sealRegistration">;
};

/** All that a subject makes its demo content with. */
type Demo = {
  readonly service: Service;
  /** Ids of the demo accounts, by their index in DEMO_PEOPLE. */
  readonly people: readonly string[];
  /** The id of who writes and answers for the service. */
  readonly team: string;
  /** Seqs of the public reports, newest first. */
  readonly reports: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
};
/** `subjects/<subject>.ts` exports one as `fill`. Repeated after a crash, it makes nothing twice: each request has its key. */
export type FillDemo = (demo: Demo) => Promise<void>;

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

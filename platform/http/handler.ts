// Route handlers: their requests and replies. One handler per key of the route table (contracts/routes.ts).
import type { KeyScope } from "@sb/contracts/codes.ts";
import type { Rights } from "@sb/contracts/roles.ts";
import type { OutputOf, ResponseOf, RouteKey, WhoOf } from "@sb/contracts/routes.ts";
import type { Position } from "../event-store/port.ts";

export type Caller = Rights & {
  readonly userId: string;
  /** The login that the access token belongs to. */
  readonly sessionId: string;
  /** The account's membership: joining again after leaving starts another, in which the tokens of the former are worth nothing. */
  readonly membership: number;
  /** By which they act for the agency `agencySeq`: removing the member ends that at once. */
  readonly memberId?: string | undefined;
  /** Where a program calls with an API key (contracts/apikey): `rate` is its requests a minute. */
  readonly apiKey?: { readonly keyId: string; readonly rate: number; readonly scopes: readonly KeyScope[] } | undefined;
};

export type UploadedFile = { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };

type Callers = {
  /** Undefined for visitors. */
  readonly anyone: Caller | undefined;
  readonly user: Caller;
  readonly staff: Caller;
  readonly moderator: Caller;
  readonly editor: Caller;
  readonly admin: Caller;
  readonly authority: Caller;
  readonly agency: Caller & { readonly agencySeq: number };
};
type CallerOf<K extends RouteKey> = Callers[WhoOf<K>];

export type HttpRequest<K extends RouteKey> = {
  readonly route: K;
  readonly params: OutputOf<K, "params">;
  readonly query: OutputOf<K, "query">;
  readonly body: OutputOf<K, "body">;
  /** Empty unless the route takes multipart/form-data and files came. */
  readonly files: readonly UploadedFile[];
  readonly caller: CallerOf<K>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly idempotencyKey: string | undefined;
  readonly minPosition: Position | undefined;
  readonly requestId: string;
  /** Address and browser of the sender: to be told apart by, never to be stored or logged. */
  readonly client: () => string;
  /** The network that the sender's address belongs to (network.ts): never to be stored or logged either. */
  readonly network: () => string;
};

export type SetCookie = {
  readonly name: string;
  /** Undefined clears it. */
  readonly value: string | undefined;
  readonly path: string;
  readonly maxAgeSeconds?: number;
};

export type HttpReply<K extends RouteKey> =
  | {
      readonly body: ResponseOf<K>;
      /** Becomes the header `sb-position`. */
      readonly position?: Position | undefined;
      /** The same request had done it before. */
      readonly repeated?: boolean;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cookies?: readonly SetCookie[];
      /** When the answer becomes another one by itself, in milliseconds since 1970: it is not remembered any longer. */
      readonly until?: number | undefined;
    }
  | {
      /** On routes that stream. */
      readonly stream: AsyncIterable<Uint8Array | string> | Uint8Array;
      readonly mediaType: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

export type Handler<K extends RouteKey> = (request: HttpRequest<K>) => Promise<HttpReply<K>>;
export type Handlers<Keys extends RouteKey> = { readonly [K in Keys]: Handler<K> };

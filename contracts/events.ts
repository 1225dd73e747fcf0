// What every event has in common. A subject's own events stand in <subject>-events.ts.

/**
 * A past-tense fact. `data` may be read by anyone who reads the log; `secret` is sealed with the stream's own key
 * before it is stored (DESIGN.md section 6). `version` is the version of the pair's shape.
 */
export type EventOf<Type extends string, Data, Secret = never> = [Secret] extends [never]
  ? { readonly type: Type; readonly version: number; readonly data: Data; readonly secret?: undefined }
  : { readonly type: Type; readonly version: number; readonly data: Data; readonly secret: Secret };

export type AnyEvent = {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly secret?: unknown;
};

/** Who did it: an account's public id, or a part of the system such as `system:importer`. */
export type Actor = string;

export type EventMeta = {
  /** UUIDv7 (RFC 9562). */
  readonly eventId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly actor: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
};

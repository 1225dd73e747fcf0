// An engine that adapters depend on does not answer now: whoever asked may try again later.

export class ServerAway extends Error {
  override readonly name = "ServerAway";
  readonly code = "SERVER_AWAY";

  /** `engine`: as operators know it, such as "Redis". Nothing of its URL, which may hold a password. */
  constructor(engine: string, cause?: unknown) {
    super(`${engine} does not answer`, { cause });
  }
}

/** A read model or index is being built, or was lost and is built anew: it has no answer until it is ready. */
export class NotReady extends Error {
  override readonly name = "NotReady";
  readonly code = "NOT_READY";

  constructor(model: string) {
    super(`${model} is not ready`);
  }
}

/** A model that is not ready too. Recognised by shape, so that two copies of this module never disagree. */
export const isServerAway = (error: unknown): error is ServerAway | NotReady =>
  error instanceof Error && "code" in error && (error.code === "SERVER_AWAY" || error.code === "NOT_READY");

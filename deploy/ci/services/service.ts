/** A server that tests need: an existing engine, started on loopback with data of its own. */
export type Service = {
  readonly name: string;
  /** Downloads what the machine lacks. `folder` keeps it between runs. */
  readonly install: (folder: string) => Promise<void>;
  /** Starts it on a free port of loopback, its data in `data` (an empty folder). It answers when this resolves. */
  readonly start: (folder: string, data: string) => Promise<RunningService>;
};

export type RunningService = {
  /** Variables that tell tests of it, such as `SB_TEST_REDIS_URL`. */
  readonly env: Readonly<Record<string, string>>;
  /** Stops it; its data may be removed afterwards. */
  readonly stop: () => Promise<void>;
};

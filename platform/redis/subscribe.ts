// Messages of a channel, also after the connection broke.
import type { RedisServer } from "./connect.ts";

type Subscription = {
  readonly told: (message: string) => void;
  /** The connection broke. */
  readonly lost?: () => void;
  /** Messages come again: those since the connection broke were missed. */
  readonly restored: () => void;
};

/**
 * On a connection of its own, which subscribes anew by itself. ioredis would do that as well, but nobody takes the error where
 * the connection breaks at that moment, and an error that nobody takes ends the process.
 */
export async function subscribe(
  { connect }: Pick<RedisServer, "connect">,
  channel: string,
  { told, lost, restored }: Subscription,
): Promise<void> {
  const subscriber = await connect({ autoResubscribe: false });
  subscriber.on("message", (_channel, message) => told(message));
  await subscriber.subscribe(channel);
  if (lost) subscriber.on("close", lost);
  // It breaks again where this fails, and is ready once more after that.
  subscriber.on("ready", () => void subscriber.subscribe(channel).then(restored, () => undefined));
}

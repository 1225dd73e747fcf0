import type { Bus, Subscription } from "./port.ts";

/**
 * `stop` waits for the work under way. All stop at once: each may wait a second for what it asked of Kafka, and a process has
 * dozens.
 */
export async function subscribeAll(
  bus: Pick<Bus, "subscribe">,
  subscriptions: readonly Subscription[],
): Promise<{ stop(): Promise<void> }> {
  const running = await Promise.all(subscriptions.map((subscription) => bus.subscribe(subscription)));
  return { stop: async () => void (await Promise.all(running.map((consumer) => consumer.stop()))) };
}

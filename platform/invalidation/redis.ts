// Published in Redis. A message that was missed while the connection was away is made up for: all is forgotten.
import { awayOr } from "../redis/away.ts";
import { openRedis } from "../redis/connect.ts";
import { createListeners } from "./listeners.ts";
import type { Invalidation, Topic } from "./port.ts";

/** Throws ServerAway where Redis does not answer. */
export async function openRedisInvalidation(url: string): Promise<Invalidation> {
  const { client, prefix, connect, close } = await openRedis(url, { durable: false });
  const listeners = createListeners();
  const channelOf = (topic: Topic): string => `${prefix}:forget:${topic}`;
  const subscriber = await connect();
  subscriber.on("message", () => listeners.tell("keys"));
  await subscriber.subscribe(channelOf("keys"));
  for (const event of ["close", "ready"]) subscriber.on(event, listeners.tellAll);
  return {
    async tell(topic) {
      listeners.tell(topic);
      await client.publish(channelOf(topic), "").catch((error: unknown) => Promise.reject(awayOr(error)));
    },
    onTold: listeners.add,
    async close() {
      listeners.clear();
      await close();
    },
  };
}

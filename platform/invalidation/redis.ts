// Published in Redis. A message that was missed while the connection was away is made up for: all is forgotten.
import { awayOr } from "../redis/away.ts";
import { openRedis } from "../redis/connect.ts";
import { subscribe } from "../redis/subscribe.ts";
import { createListeners } from "./listeners.ts";
import type { Invalidation, Topic } from "./port.ts";

/** Throws ServerAway where Redis does not answer. */
export async function openRedisInvalidation(url: string): Promise<Invalidation> {
  const server = await openRedis(url, { durable: false });
  const { client, prefix, close } = server;
  const listeners = createListeners();
  const channelOf = (topic: Topic): string => `${prefix}:forget:${topic}`;
  await subscribe(server, channelOf("keys"), {
    told: () => listeners.tell("keys"),
    lost: listeners.tellAll,
    restored: listeners.tellAll,
  });
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

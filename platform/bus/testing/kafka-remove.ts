// For tests: what there is in Kafka under names that begin so, and removing it.
import type { Admin, KafkaJSDeleteGroupsError } from "kafkajs";
import { createClient } from "../kafka/client.ts";
import { readKafkaUrl } from "../kafka/settings.ts";

const quiet = { info() {}, warn() {}, error() {} };

export type InKafka = { readonly topics: readonly string[]; readonly groups: readonly string[] };

export const findInKafka = (url: string, beginning: string): Promise<InKafka> =>
  withAdmin(url, (admin) => find(admin, beginning));

/** Groups that still have a member stay. */
export const removeFromKafka = (url: string, beginning: string): Promise<void> =>
  withAdmin(url, async (admin) => {
    const { topics, groups } = await find(admin, beginning);
    if (topics.length > 0) await admin.deleteTopics({ topics: [...topics] });
    if (groups.length === 0) return;
    await admin.deleteGroups([...groups]).catch((error: KafkaJSDeleteGroupsError) => {
      if (error.name !== "KafkaJSDeleteGroupsError") throw error;
    });
  });

async function find(admin: Admin, beginning: string): Promise<InKafka> {
  const isOurs = (name: string): boolean => name.startsWith(beginning);
  const { groups } = await admin.listGroups();
  return {
    topics: (await admin.listTopics()).filter(isOurs),
    groups: groups.map(({ groupId }) => groupId).filter(isOurs),
  };
}

async function withAdmin<T>(url: string, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = createClient(readKafkaUrl(url), quiet).admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

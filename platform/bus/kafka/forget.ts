// Forgets where groups are.
import type { KafkaJSDeleteGroupsError } from "kafkajs";
import { groupState } from "./group-state.ts";
import type { KafkaParts } from "./parts.ts";

/** Of Kafka: there is no such group. */
const GROUP_ID_NOT_FOUND = 69;

/** Throws where one of them has a consumer somewhere. */
export async function forgetGroups({ admin, names, table }: KafkaParts, groups: readonly string[]): Promise<void> {
  await table.caughtUp();
  for (const group of groups) {
    await groupState(table, group).forget();
    try {
      await admin.deleteGroups([names.groupOf(group)]);
    } catch (error) {
      if (!isUnknownGroup(error)) throw error;
    }
  }
}

const isUnknownGroup = (error: unknown): boolean =>
  isDeleteGroupsError(error) && (error.groups ?? []).every(({ errorCode }) => errorCode === GROUP_ID_NOT_FOUND);

const isDeleteGroupsError = (error: unknown): error is KafkaJSDeleteGroupsError =>
  error instanceof Error && error.name === "KafkaJSDeleteGroupsError";

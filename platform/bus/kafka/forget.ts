// Forgets where groups are.
import type { KafkaJSDeleteGroupsError } from "kafkajs";
import { groupState } from "./group-state.ts";
import type { KafkaParts } from "./parts.ts";

/** As Kafka numbers its errors. */
const NON_EMPTY_GROUP = 68;
const GROUP_ID_NOT_FOUND = 69;

/** Throws where one of them has a consumer somewhere. */
export async function forgetGroups({ admin, names, table }: KafkaParts, groups: readonly string[]): Promise<void> {
  await table.caughtUp();
  for (const group of groups) {
    try {
      await admin.deleteGroups([names.groupOf(group)]);
    } catch (error) {
      if (isAbout(error, NON_EMPTY_GROUP)) throw new Error(`the group ${group} has a consumer: stop all of them first`);
      if (!isAbout(error, GROUP_ID_NOT_FOUND)) throw error;
    }
    // Paused streams go last: a crash in between leaves streams that are tried once more.
    await groupState(table, group).forget();
  }
}

const isAbout = (error: unknown, code: number): boolean =>
  isDeleteGroupsError(error) && (error.groups ?? []).every(({ errorCode }) => errorCode === code);

const isDeleteGroupsError = (error: unknown): error is KafkaJSDeleteGroupsError =>
  error instanceof Error && error.name === "KafkaJSDeleteGroupsError";

// How topics and groups are called in Kafka.
import { randomUUID } from "node:crypto";

export type Names = {
  /** All events that travel. */
  readonly events: string;
  /** The topic by which consumers of all processes know of each other (table.ts). Compacted. */
  readonly state: string;
  /** Consumer group that holds the relay's place; it has no members. */
  readonly relay: string;
  readonly groupOf: (group: string) => string;
  /** Undefined where it is no group of the bus. */
  readonly groupIn: (groupId: string) => string | undefined;
  /** For one reader of a whole topic. */
  readonly reader: () => string;
};

export function namesFor(prefix: string): Names {
  const groups = `${prefix}.group.`;
  return {
    events: `${prefix}.events`,
    state: `${prefix}.bus`,
    relay: `${prefix}.relay`,
    groupOf: (group) => groups + group,
    groupIn: (groupId) => (groupId.startsWith(groups) ? groupId.slice(groups.length) : undefined),
    reader: () => `${prefix}.reader.${randomUUID()}`,
  };
}

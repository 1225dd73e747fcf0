// The parts of the Kafka bus share this.
import type { Admin, Kafka } from "kafkajs";
import type { Names } from "./names.ts";
import type { KafkaSettings } from "./settings.ts";
import type { Table } from "./table.ts";

export type KafkaParts = {
  readonly kafka: Kafka;
  readonly admin: Admin;
  readonly names: Names;
  readonly settings: KafkaSettings;
  readonly table: Table;
};

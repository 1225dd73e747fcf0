// Settings of the broker for tests: one machine, and no waiting for others.
import { join } from "node:path";

type Of = { readonly port: number; readonly controllerPort: number; readonly data: string };

/** Where the records lie, a folder for each partition. */
export const logIn = (data: string): string => join(data, "log");

export function kafkaSettings({ port, controllerPort, data }: Of): string {
  const broker = `PLAINTEXT://127.0.0.1:${port}`;
  const settings = {
    "process.roles": "broker,controller",
    "node.id": 1,
    "controller.quorum.voters": `1@127.0.0.1:${controllerPort}`,
    "controller.listener.names": "CONTROLLER",
    listeners: `${broker},CONTROLLER://127.0.0.1:${controllerPort}`,
    "advertised.listeners": broker,
    "listener.security.protocol.map": "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
    "log.dirs": logIn(data),
    "auto.create.topics.enable": false,
    "offsets.topic.replication.factor": 1,
    "offsets.topic.num.partitions": 4,
    "transaction.state.log.replication.factor": 1,
    "transaction.state.log.min.isr": 1,
    "transaction.state.log.num.partitions": 2,
    "group.initial.rebalance.delay.ms": 0,
    // A killed process's partitions go to another one as soon.
    "group.min.session.timeout.ms": 500,
    "log.index.size.max.bytes": 262_144,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

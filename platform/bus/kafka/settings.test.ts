import { describe, expect, test } from "vitest";
import { readKafkaUrl } from "./settings.ts";

describe("a Kafka URL", () => {
  test("names one broker, the rest by default", () => {
    expect(readKafkaUrl("kafka://127.0.0.1:9092")).toEqual({
      brokers: ["127.0.0.1:9092"],
      sasl: undefined,
      tls: false,
      prefix: "sb",
      partitions: 12,
      replicas: -1,
      sessionMs: 30_000,
    });
  });

  test("names several brokers, who signs in, and options", () => {
    const url = "kafka://user:p%40ss@a.example:1,b.example:2/?tls=true&sasl=plain&prefix=sb-2&partitions=3&replicas=3";
    expect(readKafkaUrl(url)).toMatchObject({
      brokers: ["a.example:1", "b.example:2"],
      sasl: { mechanism: "plain", username: "user", password: "p@ss" },
      tls: true,
      prefix: "sb-2",
      partitions: 3,
      replicas: 3,
    });
  });

  test("is refused with the name of what is wrong, and nothing that it holds", () => {
    for (const [url, named] of [
      ["kafka://user:secret@host", "host:port"],
      ["kafka://user:secret@host:1?partition=3", /: partition$/],
      ["kafka://user:secret@host:1?partitions=0&session=1", /: partitions, session$/],
      ["kafka://user:secret@host:1?prefix=A", /: prefix$/],
    ] as const) {
      expect(() => readKafkaUrl(url)).toThrow(named);
      expect(() => readKafkaUrl(url)).not.toThrow("secret");
    }
  });
});

import { KafkaJSConnectionError, KafkaJSNonRetriableError, KafkaJSNumberOfRetriesExceeded } from "kafkajs";
import { expect, test } from "vitest";
import { inTime } from "./in-time.ts";

const AWAY = { code: "SERVER_AWAY", message: "Kafka does not answer" };

test("a broker that is silent is away", async () => {
  await expect(inTime(new Promise(() => undefined), 1)).rejects.toMatchObject(AWAY);
});

test("so is one that refuses connections, and one that was tried too often", async () => {
  const refused = new KafkaJSConnectionError("Connection error: ECONNREFUSED");
  const spent = new KafkaJSNumberOfRetriesExceeded(refused, { retryCount: 3, retryTime: 100 });
  const wrapped = Object.assign(new KafkaJSNonRetriableError(refused), { cause: refused });
  for (const error of [refused, spent, wrapped])
    await expect(inTime(Promise.reject(error))).rejects.toMatchObject(AWAY);
});

test("answers and other failures are as they are", async () => {
  expect(await inTime(Promise.resolve(1))).toBe(1);
  const wrong = new KafkaJSNonRetriableError("The topic is not there");
  await expect(inTime(Promise.reject(wrong))).rejects.toBe(wrong);
});

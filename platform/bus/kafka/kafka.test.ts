import { describeWith } from "../../test-support/needs.ts";
import { testBus } from "../contract.ts";
import { createKafkaPlace } from "./place-for-tests.ts";

describeWith("SB_TEST_KAFKA_URL", "the bus on Kafka", (url) => {
  testBus("kafka", () => createKafkaPlace(url));
});

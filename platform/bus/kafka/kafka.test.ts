import { describeWith } from "../../test-support/needs.ts";
import { testBus } from "../contract/contract.ts";
import { createKafkaPlace } from "../testing/kafka-place.ts";

describeWith("SB_TEST_KAFKA_URL", "the bus on Kafka", (url) => {
  testBus("kafka", () => createKafkaPlace(url));
});

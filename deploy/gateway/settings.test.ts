import { expect, test } from "vitest";
import { readGatewayConfig } from "./settings.ts";

const GOOD = {
  SB_PUBLIC_URL: "http://localhost:8080",
  SB_COMMAND_URL: "http://127.0.0.1:8081",
  SB_QUERY_URL: "http://127.0.0.1:8082, http://127.0.0.1:8083",
};

test("the services are origins, one or more", () => {
  expect(readGatewayConfig(GOOD).targets).toEqual({
    command: ["http://127.0.0.1:8081"],
    query: ["http://127.0.0.1:8082", "http://127.0.0.1:8083"],
  });
});

test.each([
  ["SB_PUBLIC_URL", ""],
  ["SB_COMMAND_URL", ""],
  ["SB_QUERY_URL", "query-service:8080"],
  ["SB_QUERY_URL", "http://query-service:8080/"],
  ["SB_QUERY_URL", Array.from({ length: 51 }, () => GOOD.SB_COMMAND_URL).join()],
])("%s=%s stops the start with one line", (name, value) => {
  expect(() => readGatewayConfig({ ...GOOD, [name]: value })).toThrow(new RegExp(`^[^\n]*${name} must be[^\n]*$`));
});

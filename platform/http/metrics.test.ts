import { expect, test } from "vitest";
import { metricsText } from "./metrics.ts";

test("metrics are written as Prometheus reads them, with label values escaped", () => {
  const text = metricsText([
    {
      name: "sb_lag_seconds",
      type: "gauge",
      help: "How late.",
      samples: [
        { labels: { projection: 'a"\\\n' }, value: 1.5 },
        { labels: {}, value: 0 },
      ],
    },
    { name: "sb_failures_total", type: "counter", help: "Failures.", samples: [] },
  ]);
  expect(text).toBe(
    [
      "# HELP sb_lag_seconds How late.",
      "# TYPE sb_lag_seconds gauge",
      'sb_lag_seconds{projection="a\\"\\\\\\n"} 1.5',
      "sb_lag_seconds 0",
      "# HELP sb_failures_total Failures.",
      "# TYPE sb_failures_total counter",
      "",
    ].join("\n"),
  );
});

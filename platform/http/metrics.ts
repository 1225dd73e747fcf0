// The text format that Prometheus reads (https://prometheus.io/docs/instrumenting/exposition_formats/).

export type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };
export type Metric = {
  readonly name: string;
  readonly type: "gauge" | "counter";
  /** One line. */
  readonly help: string;
  readonly samples: readonly Sample[];
};

export const METRICS_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(textOf).join("");
}

function textOf({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelsOf(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function labelsOf(labels: Sample["labels"]): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };
const escaped = (value: string): string => value.replace(/[\\"\n]/g, (sign) => ESCAPES[sign] ?? sign);

// Tracing by OpenTelemetry. Its packages are loaded only where a collector is set.
import { type Tracer, trace } from "@opentelemetry/api";
import type { IdGenerator } from "@opentelemetry/sdk-trace";
import { rootSpanIdOf } from "./trace-ids.ts";

export type TracingOptions = {
  /** The collector's address, as OTEL_EXPORTER_OTLP_ENDPOINT: `/v1/traces` is added. Undefined: nothing is traced. */
  readonly endpoint: string | undefined;
  /** The part of all requests that is traced, 0 to 1: the same ones in each process. */
  readonly ratio: number;
  /** `service.name`: which process it is. */
  readonly service: string;
};

let isOn = false;
/** The trace that the next root span begins. */
let beginning: string | undefined;

export const tracing = {
  isOn: () => isOn,
  tracer: (): Tracer => trace.getTracer("safer-block"),
  /** Makes a root span with the ids that steps elsewhere know without being told. */
  root<Made>(traceId: string, make: (tracer: Tracer) => Made): Made {
    beginning = traceId;
    try {
      return make(tracing.tracer());
    } finally {
      beginning = undefined;
    }
  },
};

/** At the end the rest is sent, for a few seconds at most. */
export async function startTracing({ endpoint, ratio, service }: TracingOptions): Promise<AsyncDisposable> {
  if (endpoint === undefined) return { [Symbol.asyncDispose]: async () => undefined };
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5_000 });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new sdk.TraceIdRatioBasedSampler(ratio),
    idGenerator: correlated(new sdk.RandomIdGenerator()),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000 })],
  });
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  return {
    [Symbol.asyncDispose]: async () => {
      isOn = false;
      // A collector that is gone must not keep the process from stopping cleanly.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
    },
  };
}

const correlated = (random: IdGenerator): IdGenerator => ({
  generateTraceId: () => beginning ?? random.generateTraceId(),
  generateSpanId: () => (beginning === undefined ? random.generateSpanId() : rootSpanIdOf(beginning)),
});

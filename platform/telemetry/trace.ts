// Traces: spans of one request, in whatever process, told to a collector where one is set
// (start-tracing.ts). Without one each call costs a comparison.
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { tracing } from "./start-tracing.ts";
import { rootSpanIdOf, traceIdOf } from "./trace-ids.ts";

/** `name` and `attributes` hold nothing that anybody wrote: patterns of routes, types of events, names of parts. */
export type Step = { readonly name: string; readonly correlationId: string; readonly attributes?: Attributes };

/** Runs the work as a step of what the correlation id stands for. Its error is thrown on; a trace has only the error's name. */
export function traced<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return tracing.isOn() ? spanned(step, work) : work();
}

async function spanned<T>(step: Step, work: () => Promise<T>): Promise<T> {
  const span = begin(step);
  try {
    return await work();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** A step that is over. Times in milliseconds since 1970. */
export function tracedFrom(step: Step, startTime: number, endTime: number): void {
  if (tracing.isOn()) begin(step, startTime).end(endTime);
}

export type TracedRequest = { end(name: string, attributes: Attributes, status: number): void };

/** The request that begins it all. Undefined where nothing is traced. */
export function beginRequest(correlationId: string): TracedRequest | undefined {
  if (!tracing.isOn()) return undefined;
  const span = tracing.root(traceIdOf(correlationId), (tracer) =>
    tracer.startSpan("request", { kind: SpanKind.SERVER, root: true }),
  );
  return {
    end(name, attributes, status) {
      span.updateName(name).setAttributes(attributes);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function begin({ name, correlationId, attributes = {} }: Step, startTime?: number): Span {
  const traceId = traceIdOf(correlationId);
  const parent = { traceId, spanId: rootSpanIdOf(traceId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  const options = { attributes, ...(startTime !== undefined && { startTime }) };
  return tracing.tracer().startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent));
}

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
}

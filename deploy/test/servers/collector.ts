// For tests: an OpenTelemetry collector that keeps the spans it is sent (https://opentelemetry.io/docs/specs/otlp/, OTLP/HTTP).
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.unknown() })).optional(),
});
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});
type Span = z.output<typeof Span>;

export type Collector = AsyncDisposable & {
  readonly origin: string;
  /** So far, in the order in which they came. */
  readonly spans: readonly Span[];
};

export async function openCollector(): Promise<Collector> {
  const spans: Span[] = [];
  const server: Server = createServer(async (request, response) => {
    const { resourceSpans } = Export.parse(await json(request));
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.setHeader("content-type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    spans,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

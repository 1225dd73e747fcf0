// For tests: the webhooks of agencies, on this machine. Each message is checked by the reference package of Standard Webhooks.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { StixBundle } from "@sb/knowledge/stix/bundle.ts";
import type { StixObject } from "@sb/knowledge/stix/object.ts";
import { Webhook } from "standardwebhooks";

export type Received = {
  /** The header `webhook-id`. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
  readonly bundle: StixBundle;
  readonly status: number;
};

type Hook = {
  readonly received: Received[];
  secret?: string;
  /** The status to answer with; `undefined`: no answer. `earlier`: messages with its id before it. */
  answer: (message: { readonly id: string; readonly earlier: number }) => number | undefined;
};

export type Receiver = AsyncDisposable & {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  /** By the last part of its path. */
  hook(name: string): Hook & { readonly url: string };
  /** Messages that the package refused. */
  readonly forged: string[];
};

export async function openReceiver(): Promise<Receiver> {
  const hooks = new Map<string, Hook>();
  const forged: string[] = [];
  const hookOf = (name: string): Hook => {
    const hook = hooks.get(name) ?? { received: [], answer: () => 204 };
    hooks.set(name, hook);
    return hook;
  };
  const server = createServer(async (request, response) => {
    const hook = hookOf(request.url?.slice(1) ?? "");
    const raw = await text(request);
    const headers = request.headers as Record<string, string>;
    const id = headers["webhook-id"] ?? "";
    try {
      new Webhook(hook.secret ?? "").verify(raw, headers);
    } catch {
      forged.push(id);
    }
    const earlier = hook.received.filter((each) => each.id === id).length;
    const status = hook.answer({ id, earlier });
    hook.received.push({ id, headers, raw, bundle: JSON.parse(raw) as StixBundle, status: status ?? 0 });
    if (status !== undefined) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    hook: (name) => Object.assign(hookOf(name), { url: `${origin}/${name}` }),
    forged,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The number of the report that a message tells of; undefined for a test. */
export const reportOf = ({ bundle }: Pick<Received, "bundle">): number | undefined => {
  const properties = bundle.objects.flatMap(({ extensions }) => Object.values((extensions ?? {}) as object));
  return properties.map(({ dclr_seq }: { readonly dclr_seq?: number }) => dclr_seq).find((seq) => seq !== undefined);
};

/** The objects of a kind in a message. */
export const objectsOf = ({ bundle }: Pick<Received, "bundle">, type: string): readonly StixObject[] =>
  bundle.objects.filter((object) => object.type === type);

// For whoever watches the process: alive, and ready to answer (Kubernetes' probes).
import type { Projector } from "@sb/projector/runtime/start.ts";
import type { FastifyInstance } from "fastify";

type Watched = { readonly projector: Projector; readonly caughtUp: Promise<void> };

/** GET /healthz: the process answers. GET /readyz: the read models have caught up and none is failing; 503 until then. */
export function mountHealth(app: FastifyInstance, { projector, caughtUp }: Watched): void {
  let started = false;
  caughtUp.then(
    () => {
      started = true;
    },
    // The projector was stopped before it caught up; it stays not ready.
    () => undefined,
  );
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", (_request, reply) => {
    const projections = projector.health();
    const ready = started && projections.every(({ error }) => error === undefined);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", projections });
  });
}

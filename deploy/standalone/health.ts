// For whoever watches the process: alive, and ready to answer (Kubernetes' probes).
import type { Express } from "@sb/platform/http/app.ts";
import { methodNotAllowed } from "@sb/platform/http/errors.ts";
import type { Projector } from "@sb/projector/runtime/start.ts";

type Watched = { readonly projector: Projector; readonly caughtUp: Promise<void> };

const OTHERS = methodNotAllowed(["GET", "HEAD"]);

/** GET /healthz: the process answers. GET /readyz: the read models have caught up and none is failing; 503 until then. */
export function mountHealth(app: Express, { projector, caughtUp }: Watched): void {
  let started = false;
  caughtUp.then(
    () => {
      started = true;
    },
    // The projector was stopped before it caught up; it stays not ready.
    () => undefined,
  );
  const healthz = app.route("/healthz");
  healthz.get((_request, response) => void response.json({ status: "ok" }));
  const readyz = app.route("/readyz");
  readyz.get((_request, response) => {
    const projections = projector.health();
    const ready = started && projections.every(({ error }) => error === undefined);
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "not ready", projections });
  });
  for (const route of [healthz, readyz]) route.all(OTHERS);
}

// The command service: every write of the route table. What it has of a subject stands in the subject's folder (runtime/parts.ts).
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { consumersIn, consuming, handlersOf, loadParts, serving } from "@sb/platform/service/parts.ts";
import { guardWrites } from "./runtime/guard.ts";
import type { CommandDeps, CommandRoutes, FollowUps } from "./runtime/parts.ts";

const folder = import.meta.dirname;
const routed = await loadParts<{ readonly routes: CommandRoutes }>(folder, "routes.ts", serving("command"));
const followed = await loadParts<{ readonly followUps: FollowUps }>(folder, "follow-ups.ts", consuming("command"));

export const createCommandHandlers = (deps: CommandDeps): Handlers<RouteKeyOf<"command">> =>
  guardWrites(deps, handlersOf("command", routed, deps));

/** Follow-ups finish commands that take more than one step, also after a crash between the steps. */
export const createFollowUps = (deps: CommandDeps): readonly Subscription[] =>
  consumersIn("command", followed, ({ followUps }) => followUps(deps));

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startCommandService }]) =>
      runProcess("command-service", startCommandService(process.env, { createCommandHandlers, createFollowUps })),
  );
}

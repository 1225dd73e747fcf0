// The command service: every write of the route table. What it has of a subject stands in the subject's folder (runtime/parts.ts).
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { RemoteTable } from "@sb/platform/service/mount-remote.ts";
import {
  consumersIn,
  consuming,
  handlersOf,
  loadParts,
  remoteIn,
  serving,
  subjectsWith,
} from "@sb/platform/service/parts.ts";
import { guardWrites } from "./runtime/guard.ts";
import type { CommandDeps, CommandRoutes, FollowUps, RemotePart } from "./runtime/parts.ts";

const folder = import.meta.dirname;
const routed = await loadParts<{ readonly routes: CommandRoutes }>(folder, "routes.ts", serving("command"));
const followed = await loadParts<{ readonly followUps: FollowUps }>(folder, "follow-ups.ts", consuming("command"));

const asked = await loadParts<{ readonly remote: RemotePart }>(
  folder,
  "remote.ts",
  subjectsWith(({ remote }) => remote),
);

export const createCommandHandlers = (deps: CommandDeps): Handlers<RouteKeyOf<"command">> =>
  guardWrites(deps, handlersOf("command", routed, deps));

/** Follow-ups finish commands that take more than one step, also after a crash between the steps. */
export const createFollowUps = (deps: CommandDeps): readonly Subscription[] =>
  consumersIn("command", followed, ({ followUps }) => followUps(deps));

/** Calls of other services on the rules, by the part that the definition names. */
export const createRemote = (deps: CommandDeps): RemoteTable => remoteIn(asked, ({ remote }) => remote(deps));

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startCommandService }]) =>
      runProcess(
        "command-service",
        startCommandService(process.env, { createCommandHandlers, createFollowUps, createRemote }),
      ),
  );
}

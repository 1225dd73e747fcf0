import { fromPromise } from "xstate";
import { call } from "../../api/client.ts";
import { handleError } from "../../errors/handle.ts";
import { nicknameMachine } from "./machine.ts";
import { tidy } from "./rules.ts";

/** The machine connected to the server. */
export const liveNicknameMachine = nicknameMachine.provide({
  actors: {
    isAvailable: fromPromise<boolean, string>(async ({ input, signal }) => {
      const { available } = await call("POST home/nick/double-chk", { body: { nickname: tidy(input) }, signal });
      return available;
    }),
  },
  actions: {
    showError: (_, { error }) => handleError(error),
  },
});

import { deviceOf } from "@sb/contracts/account/device.ts";
import { JOIN_TERMS } from "@sb/contracts/codes.ts";
import { fromPromise } from "xstate";
import { call } from "../../api/client.ts";
import { handleError } from "../../errors/handle.ts";
import { languageNow } from "../../i18n/language-now.ts";
import { liveNicknameMachine } from "../nickname/provided.ts";
import { tidy } from "../nickname/rules.ts";
import { findRegistration, forgetRegistration, type KeptRegistration, keepRegistration } from "./kept.ts";
import { registrationMachine } from "./machine.ts";

/** The machine connected to the server and the device's storage. */
export const liveRegistrationMachine = registrationMachine.provide({
  actors: {
    find: fromPromise(findRegistration),
    forget: fromPromise(forgetRegistration),
    nickname: liveNicknameMachine,
    join: fromPromise(({ input, signal }: { input: KeptRegistration; signal: AbortSignal }) =>
      call("POST home/join", {
        body: {
          registrationToken: input.token,
          nickname: tidy(input.nickname),
          terms: [...JOIN_TERMS],
          language: languageNow(),
          device: deviceOf(navigator.userAgent),
        },
        idempotencyKey: input.idempotencyKey,
        signal,
      }),
    ),
  },
  actions: {
    keep: ({ context: { kept, nickname, agreed } }) => {
      if (kept) keepRegistration({ ...kept, nickname, agreed }).catch(handleError);
    },
    showError: (_, { error }) => handleError(error),
  },
});

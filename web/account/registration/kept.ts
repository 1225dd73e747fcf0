// A registration that is not finished, kept sealed on this device so that closing the tab loses nothing.
import { readSealed, removeSealed, writeSealed } from "../../session/locked-box.ts";
import type { Agreed } from "./terms.ts";

const NAME = "registration";

export type KeptRegistration = {
  readonly token: string;
  readonly email: string;
  /** Where the person wanted to go. */
  readonly returnTo: string;
  readonly nickname: string;
  readonly agreed: Agreed;
  /** One key for every attempt to send this nickname, however often it is tried. */
  readonly idempotencyKey: string;
};

// One after the other: what is typed last is kept last, and what is forgotten stays so.
const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request("sb-registration", work);

export const findRegistration = () => inTurn(() => readSealed<KeptRegistration>(NAME));
export const keepRegistration = (kept: KeptRegistration) => inTurn(() => writeSealed(NAME, kept));
export const forgetRegistration = () => inTurn(() => removeSealed(NAME));

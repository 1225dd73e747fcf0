// Calls of jobs on the deliveries' rules.
import type { DeliveryFailure } from "../codes.ts";
import { defineRemote } from "../remote.ts";
import type { DeliveryCall, DeliveryMessage } from "./events.ts";
import type { DeliveryWay } from "./model.ts";

/** How far an agency was told of a report. */
export type DeliveryStanding = {
  /** Revision of the newest of the report's events that it was told of; -1: of none. */
  readonly told: number;
  readonly tried: number;
  readonly content?: "SHARED" | "REVOKED" | undefined;
};

/** `id`: of the job. */
export type DeliveryRemote = {
  readonly standingOf: (agencySeq: number, dclrSeq: number) => Promise<DeliveryStanding>;
  /** `again`: an admin sends what the agency was told before. */
  readonly notified: (
    told: {
      readonly message: DeliveryMessage;
      readonly via: DeliveryWay;
      readonly call?: DeliveryCall;
      readonly again?: boolean;
    },
    id: string,
  ) => Promise<void>;
  readonly failed: (
    told: {
      readonly message: DeliveryMessage;
      readonly call: DeliveryCall;
      readonly code: DeliveryFailure;
      readonly givenUp?: true;
    },
    id: string,
  ) => Promise<void>;
  /** `code` is absent where the webhook took the test. Recorded once for each test. */
  readonly tested: (
    test: { readonly agencySeq: number; readonly call: DeliveryCall; readonly code?: DeliveryFailure },
    id: string,
  ) => Promise<void>;
};

export const deliveryRemote = defineRemote<DeliveryRemote>("deliveries", {
  standingOf: true,
  notified: true,
  failed: true,
  tested: true,
});

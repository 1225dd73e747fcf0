// What jobs ask of the deliveries' own rules. The command service has them; whoever starts the process brings both together.
import type { DeliveryFailure, DeliveryWay } from "@sb/contracts/codes.ts";
import type { DeliveryCall, DeliveryMessage } from "@sb/contracts/delivery/events.ts";
import type { Standing } from "./messages.ts";

/** `id`: of the job. */
export type DeliverySteps = {
  readonly standingOf: (agencySeq: number, dclrSeq: number) => Promise<Standing>;
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
    told: { readonly message: DeliveryMessage; readonly call: DeliveryCall; readonly code: DeliveryFailure },
    id: string,
  ) => Promise<void>;
  /** `code` is absent where the webhook took the test. Recorded once for each test. */
  readonly tested: (
    test: { readonly agencySeq: number; readonly call: DeliveryCall; readonly code?: DeliveryFailure },
    id: string,
  ) => Promise<void>;
};

/** The same of the agencies' rules. */
export type AgencySteps = {
  /** Its webhook answered that it is gone: nothing is sent there until an admin resumes it. */
  readonly webhookGone: (agencySeq: number, id: string) => Promise<void>;
};

/** Why a run's signal is aborted: its process has lost the job, or stops. */
export class RunAborted extends Error {
  override readonly name = "RunAborted";
  readonly code: "LEASE_LOST" | "STOPPED";
  constructor(code: RunAborted["code"]) {
    super(code);
    this.code = code;
  }
}

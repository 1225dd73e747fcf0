import { isApiError } from "../../api/problem.ts";

/** How the machine continues after a failed registration. */
export function outcomeOf(error: unknown): "taken" | "over" | "joined" | "failed" {
  if (!isApiError(error)) return "failed";
  if (error.code === "NICKNAME_TAKEN") return "taken";
  if (error.code === "ALREADY_JOINED") return "joined";
  return error.status === 401 || error.status === 403 ? "over" : "failed";
}

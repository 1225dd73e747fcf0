import type { ApartConfig } from "../config/apart.ts";
import { ConfigError } from "../config/config.ts";

/** Throws ConfigError where it is not set. */
export function requireCommandUrl({ commandUrl }: Pick<ApartConfig, "commandUrl">): string {
  if (commandUrl !== undefined) return commandUrl;
  throw new ConfigError("SB_COMMAND_URL must be set: what this service does, the command service's rules decide");
}

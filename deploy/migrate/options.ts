// The options of the command.
import { parseArgs } from "node:util";

export type Options = {
  /** `sqlite:` and the path of a data folder, or of the file of events. */
  readonly from: string;
  /** A file with the source's settings, where it had others than those of the data folder. */
  readonly fromEnv: string | undefined;
  /** SB_EVENT_STORE_URL of the target, if it is not among the settings. */
  readonly to: string | undefined;
  /** Copies nothing. */
  readonly verifyOnly: boolean;
};

export const USAGE = `Usage: npm run migrate -- --from sqlite:/path/of/data [--to esdb://…] [--from-env FILE] [--verify]

Copies a stopped service to other engines: events, keys, files, jobs and the place of each consumer group. Read models
are rebuilt there. Then compares everything. Run it again after an interruption: it goes on where it was.

  --from sqlite:PATH   the data folder of the service that is left, or its file of events
  --to URL             where events go; the same as SB_EVENT_STORE_URL
  --from-env FILE      the settings that service had (KEY=value, a line each), if any were not the defaults
  --verify             compare only, copy nothing
  --help               this text

All else of the target is told by the settings that its services will have: SB_DATA_DIR, SB_EVENT_STORE_URL, SB_KEYS_URL,
SB_FILES_URL, SB_JOBS_URL, SB_BUS_URL, SB_MASTER_KEY. What both name the same (a bucket of files, say) stays where it is.
Exit code: 0 where all is the same, 1 where something differs or could not be done, 2 for wrong usage.`;

/** "HELP" where that was asked for. Throws TypeError or RangeError, with one line, for wrong usage. */
export function readOptions(args: readonly string[]): Options | "HELP" {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: "string" },
      to: { type: "string" },
      "from-env": { type: "string" },
      verify: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "HELP";
  if (values.from === undefined) throw new RangeError("--from is missing: it names the data folder to leave");
  return { from: values.from, fromEnv: values["from-env"], to: values.to, verifyOnly: values.verify };
}

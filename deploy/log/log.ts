// The public log for those who mirror it (docs/log.md):
//   npm run log -- mirror https://safer-block.example/log FOLDER
//   npm run log -- check FOLDER
import { checkMirror, MirrorFailed, mirrorLog } from "./mirror.ts";

const [command, ...args] = process.argv.slice(2);

async function run(): Promise<number> {
  if (command === "mirror" && args[0] && args[1]) return mirrorLog(args[0].replace(/\/$/, ""), args[1]);
  if (command === "check" && args[0]) return checkMirror(args[0]);
  throw new MirrorFailed("usage: npm run log -- mirror URL FOLDER | npm run log -- check FOLDER");
}

try {
  process.stdout.write(`${await run()} entries, all of them as they were signed\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

// Builds the element that other sites embed (widget/): one file without imports, under a name that stays.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

/** Bytes, compressed by gzip: what a page that embeds it pays. */
const MOST = 5_000;

export function widget(): Plugin {
  return {
    name: "widget",
    apply: "build",
    async generateBundle() {
      const source = await bundled();
      this.emitFile({ type: "asset", fileName: "widget.js", source });
    },
  };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(import.meta.dirname, "../widget/widget.ts"), formats: ["iife"], name: "saferBlockCheck" },
    },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error("The widget was not built");
  const { length } = gzipSync(chunk.code, { level: 9 });
  if (length > MOST) throw new Error(`The widget has ${length} bytes compressed, and ${MOST} at most`);
  return chunk.code;
}

// veraPDF from its jar on Maven Central: the PDF Association's check of PDF/A and PDF/UA. It needs Java and Maven, and runs no server.
import { join } from "node:path";
import { installJars } from "./maven.ts";
import type { Service } from "./service.ts";

const VERSION = "1.30.2";
const jarsIn = (folder: string): string => join(folder, `verapdf-${VERSION}`);

export const veraPdf: Service = {
  name: "veraPDF",
  install: async (folder) => installJars(jarsIn(folder), [["org.verapdf.apps", "cli", VERSION]]),
  start: async (folder) => ({ env: { SB_TEST_VERAPDF_FOLDER: jarsIn(folder) }, stop: async () => {} }),
};

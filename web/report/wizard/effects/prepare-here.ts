// Loaded with the first file: most of it is the compression of images.
import { browserCanvas } from "../../../attachments/image/browser-canvas.ts";
import { prepareFile } from "../../../attachments/prepare-file.ts";
import type { Effects } from "../machine/actors.ts";

export const prepareHere: Effects["prepareFile"] = (file, onProgress) => prepareFile(file, browserCanvas(), onProgress);

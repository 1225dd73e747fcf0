// The route table: the screens of all subjects (docs/specification/2-screens.md), found by the name of their file. Each is a
// chunk of its own, and so is this table: a visit to home doesn't load it.
import { type Screen, screensOf, type Table } from "../routing/screen.ts";

const tables = import.meta.glob<Table>("../*/screens.ts", { eager: true, import: "screens" });

export const screens: readonly Screen[] = Object.values(tables).flatMap(screensOf);

export { Nowhere } from "./missing/nowhere.tsx";

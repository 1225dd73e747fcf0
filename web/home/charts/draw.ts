// Both drawings in one chunk, loaded when the first chart comes near the viewport.
export { drawCategories } from "./draw-categories.ts";
export { drawTrend } from "./draw-trend.ts";

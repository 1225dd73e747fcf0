// Both drawings, loaded together when the first of them comes near the viewport.
export { drawCategories } from "./draw-categories.ts";
export { drawTrend } from "./draw-trend.ts";

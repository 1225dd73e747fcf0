// The library's own types don't resolve under "nodenext" (its files import each other without extensions); these say what
// is used of it here.
declare module "chartist" {
  type Axis = {
    showLabel?: boolean;
    showGrid?: boolean;
    offset?: number;
    onlyInteger?: boolean;
    scaleMinSpace?: number;
    labelInterpolationFnc?: (value: string | number, index: number) => string | null;
  };
  type Options = {
    low?: number;
    chartPadding?: { top: number; right: number; bottom: number; left: number };
    axisX?: Axis;
    axisY?: Axis;
  };
  type Data = { labels: string[]; series: number[][] };
  type SvgElement = {
    elem(name: string, attributes: Record<string, string | number>, className: string): SvgElement;
    text(content: string): SvgElement;
  };
  type DrawEvent = { type: string; index: number; group: SvgElement; x2: number; y2: number };

  class Chart {
    detach(): void;
    on(event: "draw", listener: (drawn: DrawEvent) => void): this;
  }
  export class LineChart extends Chart {
    constructor(
      place: HTMLElement,
      data: Data,
      options: Options & { showArea: boolean; showPoint: boolean; fullWidth: boolean; lineSmooth: unknown },
    );
  }
  export class BarChart extends Chart {
    constructor(place: HTMLElement, data: Data, options: Options & { horizontalBars: boolean; reverseData: boolean });
  }
  export const Interpolation: { monotoneCubic(): unknown };
}

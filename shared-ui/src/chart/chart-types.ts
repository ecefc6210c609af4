export interface ChartPoint {
  /** Below the chart, short: "Nov". */
  label: string;
  value: number;
  /** Used if there is space: "November 2026". */
  full?: string;
}

export interface ChartProps {
  /** The chart's content, for screen readers; the caller draws the visible heading. */
  label: string;
  /** In reading order: in Arabic the first is drawn on the right. */
  points: readonly ChartPoint[];
  /** Formats the value; by default in the digits of the viewer's language. */
  format?: (value: number) => string;
  tone?: 'brand' | 'accent' | 'info';
}

export interface ChartSeries {
  /** The key of its value in each point. */
  key: string;
  label: string;
  tone: 'brand' | 'accent' | 'danger' | 'neutral';
}

export interface StackedPoint {
  label: string;
  full?: string;
  values: Readonly<Record<string, number>>;
}

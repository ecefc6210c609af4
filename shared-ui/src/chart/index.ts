/**
 * Charts, an entry point beside the facade: it comes from the shell when a screen asks for it, which they do lazily, for it is
 * heavy. Draws with the shell's own components through the facade.
 */
export { BarChart } from './bar-chart.tsx';
export type { ChartPoint, ChartProps, ChartSeries, StackedPoint } from './chart-types.ts';
export { LineChart } from './line-chart.tsx';
export { StackedBarChart } from './stacked-bar-chart.tsx';

/**
 * Charts, an entry point separate from the facade: the shell loads it when a screen needs it, and screens load it
 * lazily, because it is large. It uses the shell's own components through the facade.
 */
export { BarChart } from './bar-chart.tsx';
export type { ChartPoint, ChartProps, ChartSeries, StackedPoint } from './chart-types.ts';
export { LineChart } from './line-chart.tsx';
export { StackedBarChart } from './stacked-bar-chart.tsx';

import { useChartWidth } from 'recharts';
import type { ChartPoint } from './chart-types.ts';

const LETTER_WIDTH = 7.5;

interface ValueLabelProps {
  points: readonly ChartPoint[];
  index: number;
  format: (value: number) => string;
  /** The middle of what it stands above, and its upper edge. */
  x: number;
  y: number;
}

/** A point's number above it; where there is no room for all of them, the highest's alone. */
export function ValueLabel({ points, index, format, x, y }: ValueLabelProps) {
  const room = (useChartWidth() ?? 0) / points.length;
  const point = points[index];
  if (!point) return null;
  const longest = Math.max(...points.map(({ value }) => format(value).length));
  const highest = points.reduce((best, other) => (other.value > best.value ? other : best));
  if (longest * LETTER_WIDTH > room && point !== highest) return null;
  return (
    <text x={x} y={y - 8} textAnchor="middle" data-value>
      {format(point.value)}
    </text>
  );
}

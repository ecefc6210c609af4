import { useChartWidth } from 'recharts';
import type { ChartPoint } from './chart-types.ts';

const LETTER_WIDTH = 7.5;

interface ValueLabelProps {
  points: readonly ChartPoint[];
  index: number;
  format: (value: number) => string;
  /** The middle and the upper edge of the bar or point below it. */
  x: number;
  y: number;
}

/** A point's number above it; without space for all of them, only the highest. */
export function ValueLabel({ points, index, format, x, y }: ValueLabelProps) {
  const width = useChartWidth() ?? 0;
  const point = points[index];
  if (!point) return null;
  const widthOf = ({ value }: ChartPoint) => format(value).length * LETTER_WIDTH;
  const highest = points.reduce((best, other) => (other.value > best.value ? other : best));
  const isCrowded = points.some((other) => widthOf(other) > width / points.length);
  if (isCrowded && point !== highest) return null;
  const half = widthOf(point) / 2;
  return (
    <text x={Math.max(half, Math.min(x, width - half))} y={y - 8} textAnchor="middle" data-value>
      {format(point.value)}
    </text>
  );
}

import { Bar, type BarShapeProps, BarChart as RechartsBarChart, Rectangle } from 'recharts';
import { ChartFrame, useFormat } from './chart-frame.tsx';
import type { ChartProps } from './chart-types.ts';
import { Scales } from './scales.tsx';
import { ValueLabel } from './value-label.tsx';

/** A bar for each of a few things, with its number. */
export function BarChart(props: ChartProps) {
  const { label, points } = props;
  const format = useFormat(props);
  return (
    <ChartFrame {...props}>
      <RechartsBarChart data={[...points]} aria-label={label} margin={plain} barCategoryGap="28%" maxBarSize={48}>
        <Scales format={format} />
        <Bar
          dataKey="value"
          minPointSize={(value) => (value ? 2 : 0)}
          isAnimationActive={false}
          // A bar with its own shape is drawn for zero too, since it has a number.
          shape={({ x, y, width, height, index }: BarShapeProps) => (
            <g>
              <Rectangle {...{ x, y, width, height }} radius={[4, 4, 0, 0]} fill="currentColor" />
              <ValueLabel {...{ points, index, format }} x={x + width / 2} y={y} />
            </g>
          )}
        />
      </RechartsBarChart>
    </ChartFrame>
  );
}

const plain = { top: 28, right: 4, bottom: 0, left: 4 };

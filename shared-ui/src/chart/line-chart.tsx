import { LabelList, Line, LineChart as RechartsLineChart } from 'recharts';
import { ChartFrame, useFormat } from './chart-frame.tsx';
import type { ChartProps } from './chart-types.ts';
import { Scales } from './scales.tsx';
import { ValueLabel } from './value-label.tsx';

/** A line of a number's changes, point by point. */
export function LineChart(props: ChartProps) {
  const { label, points } = props;
  const format = useFormat(props);
  return (
    <ChartFrame {...props}>
      <RechartsLineChart data={[...points]} aria-label={label} margin={roomForEnds}>
        <Scales format={format} />
        <Line
          dataKey="value"
          type="monotone"
          stroke="currentColor"
          strokeWidth={2}
          dot={{ fill: 'currentColor', r: 3 }}
          activeDot={{ fill: 'currentColor', stroke: 'none', r: 5 }}
          isAnimationActive={false}
        >
          <LabelList
            content={({ index = 0, x, y }) => (
              <ValueLabel {...{ points, index, format }} x={Number(x ?? 0)} y={Number(y ?? 0)} />
            )}
          />
        </Line>
      </RechartsLineChart>
    </ChartFrame>
  );
}

const roomForEnds = { top: 28, right: 28, bottom: 0, left: 28 };

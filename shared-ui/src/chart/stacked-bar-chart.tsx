import { Box, Flex, Span, VisuallyHidden } from '@academy/shared-ui';
import { Bar, BarChart as RechartsBarChart, ResponsiveContainer, Tooltip, YAxis } from 'recharts';
import { chartLook, useFormat } from './chart-frame.tsx';
import type { ChartSeries, StackedPoint } from './chart-types.ts';
import { NameAxis } from './scales.tsx';
import { StackNote } from './stack-note.tsx';

const HEIGHT = 220;

export interface StackedBarChartProps {
  /** The chart's content, for screen readers; the caller draws the visible heading. */
  label: string;
  /** From the bottom up. */
  series: readonly ChartSeries[];
  points: readonly StackedPoint[];
  format?: (value: number) => string;
}

const colors = { brand: 'brand.solid', accent: 'accent.solid', danger: 'danger.fg', neutral: 'fg.subtle' } as const;

const stackLook = {
  ...chartLook,
  '& .series-brand': { color: colors.brand },
  '& .series-accent': { color: colors.accent },
  '& .series-danger': { color: colors.danger },
  '& .series-neutral': { color: colors.neutral },
};

/**
 * Stacked parts of a number for each of a few things, with their names above, and the same numbers as a table for
 * screen readers.
 */
export function StackedBarChart({ label, series, points, format: given }: StackedBarChartProps) {
  const format = useFormat({ ...(given ? { format: given } : {}) });
  const data = points.map((point) => ({ ...point.values, label: point.label, point }));
  return (
    <Box position="relative" css={stackLook}>
      <Flex columnGap="4" rowGap="1" flexWrap="wrap" fontSize="xs" color="fg.muted" marginBlockEnd="3" aria-hidden>
        {series.map(({ key, label: name, tone }) => (
          <Flex key={key} alignItems="center" gap="1.5">
            <Span boxSize="2.5" borderRadius="2px" bg={colors[tone]} />
            {name}
          </Flex>
        ))}
      </Flex>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: HEIGHT, height: HEIGHT }}>
        <RechartsBarChart data={data} aria-label={label} margin={plain} barCategoryGap="28%" maxBarSize={48}>
          <NameAxis />
          <YAxis hide />
          <Tooltip
            isAnimationActive={false}
            content={({ active, payload }) => {
              const found = active ? (payload[0]?.payload as { point: StackedPoint } | undefined) : undefined;
              return found ? <StackNote point={found.point} series={series} format={format} /> : null;
            }}
          />
          {series.map(({ key, tone }) => (
            <Bar
              key={key}
              dataKey={key}
              stackId="parts"
              className={`series-${tone}`}
              fill="currentColor"
              isAnimationActive={false}
            />
          ))}
        </RechartsBarChart>
      </ResponsiveContainer>
      <StackTable {...{ label, series, points, format }} />
    </Box>
  );
}

const plain = { top: 8, right: 4, bottom: 0, left: 4 };

function StackTable({ label, series, points, format }: Required<StackedBarChartProps>) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.full ?? point.label}</th>
              {series.map(({ key }) => (
                <td key={key}>{format(point.values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

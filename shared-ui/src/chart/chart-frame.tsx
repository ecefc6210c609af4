import { localeOf } from '@academy/shared-auth';
import { Box, VisuallyHidden } from '@academy/shared-ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveContainer } from 'recharts';
import type { ChartPoint, ChartProps } from './chart-types.ts';

const HEIGHT = 220;

const colors = { brand: 'brand.solid', accent: 'accent.solid', info: 'info.solid' } as const;

/** Formats a value; by default in the digits of the page's language. */
export function useFormat({ format }: Pick<ChartProps, 'format'>): (value: number) => string {
  const { i18n } = useTranslation('ui');
  return format ?? ((value) => new Intl.NumberFormat(localeOf(i18n.language)).format(value));
}

/** Used where the chart names a point in full. */
export const nameOf = ({ full, label }: ChartPoint): string => full ?? label;

interface ChartFrameProps extends ChartProps {
  children: ReactElement;
}

/** The chart, in the theme's colours and as wide as its parent, and the same numbers as a table for screen readers. */
export function ChartFrame({ label, points, format, tone = 'brand', children }: ChartFrameProps) {
  const words = useFormat({ format });
  return (
    <Box position="relative" color={colors[tone]} css={chartLook}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: HEIGHT, height: HEIGHT }}>
        {children}
      </ResponsiveContainer>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point, index) => (
              <tr key={`${index}-${point.label}`}>
                <th scope="row">{nameOf(point)}</th>
                <td>{words(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Box>
  );
}

/** The common look of all charts, in the tokens of the theme. */
export const chartLook = {
  '& text': { fontSize: 'xs', fill: 'fg.muted' },
  '& [data-value]': {
    fill: 'fg',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    // The number stays readable where a line passes behind it.
    stroke: 'bg.surface',
    strokeWidth: '3px',
    paintOrder: 'stroke',
  },
  '& .recharts-cartesian-axis-line': { stroke: 'border.medium' },
  '& .recharts-tooltip-cursor': { fill: 'bg.muted', stroke: 'border.medium' },
  '& .recharts-rectangle.recharts-tooltip-cursor': { stroke: 'none' },
  '& :focus:not(:focus-visible)': { outline: 'none' },
  '& .recharts-surface:focus-visible': { outline: '2px solid', outlineColor: 'focus', borderRadius: 'control' },
} as const;

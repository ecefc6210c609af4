import { localeOf, useTranslation } from '@academy/shared-auth';
import { Box, VisuallyHidden } from '@academy/shared-ui';
import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import type { ChartPoint, ChartProps } from './chart-types.ts';

const HEIGHT = 220;

const colors = { brand: 'brand.solid', accent: 'accent.solid', info: 'info.solid' } as const;

/** The value's words, by the caller or in the digits of the page's language. */
export function useFormat({ format }: Pick<ChartProps, 'format'>): (value: number) => string {
  const { i18n } = useTranslation('ui');
  return format ?? ((value) => new Intl.NumberFormat(localeOf(i18n.language)).format(value));
}

/** Wherever the chart names a point at length. */
export const nameOf = ({ full, label }: ChartPoint): string => full ?? label;

interface ChartFrameProps extends ChartProps {
  children: ReactElement;
}

/** The drawing, in the theme's colours and as wide as its place, and the same numbers as a table for screen readers. */
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

/** How all charts look, in the tokens of the theme. */
export const chartLook = {
  '& text': { fontSize: 'xs', fill: 'fg.muted' },
  '& [data-value]': {
    fill: 'fg',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    // The number stays legible where a line passes behind it.
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

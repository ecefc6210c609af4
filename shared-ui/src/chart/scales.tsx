import { directionOf } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Tooltip, XAxis, YAxis } from 'recharts';
import { nameOf } from './chart-frame.tsx';
import type { ChartPoint } from './chart-types.ts';
import { NoteBox } from './note-box.tsx';

const zeroAtLeast = [(lowest: number) => Math.min(0, lowest), (highest: number) => Math.max(1, highest)] as const;

interface PointNoteProps {
  point: ChartPoint | undefined;
  format: (value: number) => string;
}

function PointNote({ point, format }: PointNoteProps) {
  if (!point) return null;
  return (
    <NoteBox>
      <Text color="fg.muted">{nameOf(point)}</Text>
      <Text color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {format(point.value)}
      </Text>
    </NoteBox>
  );
}

interface ScalesProps {
  format: (value: number) => string;
}

/** Space for half a name at each end: a name that reaches beyond the axis would remove another one. */
const ends = { left: 16, right: 16 };

/** The names below a chart, in the page's direction: as many as fit, always with the last. */
export function NameAxis() {
  const { i18n } = useTranslation('ui');
  return (
    <XAxis
      dataKey="label"
      reversed={directionOf(i18n.language) === 'rtl'}
      tickLine={false}
      tickMargin={8}
      fontSize={12}
      interval="equidistantPreserveEnd"
      minTickGap={8}
      padding={ends}
    />
  );
}

/** The names and the note; the values are at the points, so no scale is drawn. */
export function Scales({ format }: ScalesProps) {
  return (
    <>
      <NameAxis />
      <YAxis hide domain={zeroAtLeast} />
      <Tooltip
        isAnimationActive={false}
        content={({ active, payload }) => (
          <PointNote point={active ? (payload[0]?.payload as ChartPoint | undefined) : undefined} format={format} />
        )}
      />
    </>
  );
}

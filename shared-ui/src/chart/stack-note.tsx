import { Flex, Span, Text } from '@academy/shared-ui';
import type { ChartSeries, StackedPoint } from './chart-types.ts';
import { NoteBox } from './note-box.tsx';

interface StackNoteProps {
  point: StackedPoint;
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

export function StackNote({ point, series, format }: StackNoteProps) {
  return (
    <NoteBox>
      <Text color="fg.muted">{point.full ?? point.label}</Text>
      {series.map(({ key, label }) => (
        <Flex key={key} justifyContent="space-between" gap="4">
          <Span color="fg.muted">{label}</Span>
          <Span color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {format(point.values[key] ?? 0)}
          </Span>
        </Flex>
      ))}
    </NoteBox>
  );
}

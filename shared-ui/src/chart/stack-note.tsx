import { Box, Flex, Span, Text } from '@academy/shared-ui';
import type { ChartSeries, StackedPoint } from './chart-types.ts';

interface StackNoteProps {
  point: StackedPoint;
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** What stands beside the stack that the pointer or the arrow keys are at. */
export function StackNote({ point, series, format }: StackNoteProps) {
  return (
    <Box
      role="status"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="float"
      paddingInline="3"
      paddingBlock="2"
      fontSize="sm"
      whiteSpace="nowrap"
    >
      <Text color="fg.muted">{point.full ?? point.label}</Text>
      {series.map(({ key, label }) => (
        <Flex key={key} justifyContent="space-between" gap="4">
          <Span color="fg.muted">{label}</Span>
          <Span color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {format(point.values[key] ?? 0)}
          </Span>
        </Flex>
      ))}
    </Box>
  );
}

import { Box } from '../layout/primitives.ts';

interface MeterProps {
  label: string;
  /** From 0 to 1; other values are shown as empty or full. */
  value: number;
  /** A thin one is for pictures and lines of text. */
  isThin?: boolean;
}

/** A progress as a bar, as wide as its parent. */
export function Meter({ label, value, isThin = false }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height={isThin ? '1' : '1.5'}
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        height="full"
        borderRadius="full"
        bg="brand.solid"
        transition="inline-size {durations.base} linear"
        style={{ inlineSize: `${percent}%` }}
      />
    </Box>
  );
}

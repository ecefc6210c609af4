import { Box } from '@academy/shared-ui';

interface MeterProps {
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How far something has come. */
export function Meter({ label, value }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="1.5"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box height="full" borderRadius="full" bg="brand.solid" style={{ inlineSize: `${percent}%` }} />
    </Box>
  );
}

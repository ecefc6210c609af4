import { Box, chakra, Grid } from '@academy/shared-ui';
import type { ReactNode } from 'react';

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Detail = chakra('dd', { base: { marginBlockStart: '0.5', overflowWrap: 'anywhere' } });

const onPaper = 'repeat(3, minmax(0, 1fr))';
const wide = { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', _print: onPaper };
const narrow = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)', _print: onPaper };

interface FactGridProps {
  /** Facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[];
  /** One below the other, for a narrow column. */
  isNarrow?: boolean;
}

/** Facts, each below its name; as many side by side as fit. */
export function FactGrid({ facts, isNarrow = false }: FactGridProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <Grid as="dl" columnGap="6" rowGap="4" gridTemplateColumns={isNarrow ? narrow : wide}>
      {known.map(({ label, value }) => (
        <Box key={label} minWidth="0">
          <Term>{label}</Term>
          <Detail>{value}</Detail>
        </Box>
      ))}
    </Grid>
  );
}

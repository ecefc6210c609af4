import { Box, chakra, Text } from '@academy/shared-ui';

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { marginBlockEnd: '3', textAlign: '-webkit-match-parent' } });

interface FactListProps {
  /** Term and value; one without a value is left out. */
  facts: readonly (readonly [term: string, value: string | null])[];
}

/** What is known of a paper or a due, line by line. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box as="dl">
      {facts.map(([term, value]) =>
        value === null ? null : (
          <Box key={term}>
            <Term>{term}</Term>
            <Value>
              <Text as="bdi">{value}</Text>
            </Value>
          </Box>
        ),
      )}
    </Box>
  );
}

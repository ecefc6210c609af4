import { chakra } from '@academy/shared-ui';

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, max-content) minmax(0, 1fr)' },
    alignItems: 'baseline',
    columnGap: '6',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'fg.subtle', fontSize: 'sm' },
    '& dd': {
      marginBlockEnd: { base: '3', sm: '0' },
      /** Aligned with its term, whatever script it is written in. */
      textAlign: '-webkit-match-parent',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    '& > :last-child > dd': { marginBlockEnd: '0' },
  },
});

/** Terms with their values; terms without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, text: string | null | undefined])[] }) {
  return (
    <Grid>
      {facts.map(([term, text]) =>
        text ? (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ) : null,
      )}
    </Grid>
  );
}

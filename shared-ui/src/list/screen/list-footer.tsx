import { Box, Grid, largeText, SelectField, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../state/list-state.ts';
import type { RowsPart, StatePart } from '../state/use-list.ts';
import { useCountText } from './count-text.ts';
import { Pager } from './pager.tsx';

/** The range of these rows and the total, the other pages, and the size of a page. */
export function ListFooter<Row>({ state, rows }: { state: StatePart; rows: RowsPart<Row> }) {
  const { t } = useTranslation('ui');
  const count = useCountText(rows);
  const sizes = pageSizes(state.perPage ?? 10);
  /** Renders nothing if the smallest page holds everything. */
  const isChoice = (rows.found?.total ?? 0) > Math.min(...sizes);
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr auto', md: '1fr auto 1fr' }}
      css={{ [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      alignItems="center"
      gap="3"
      minHeight="14"
      paddingInline="4"
      paddingBlock="2"
    >
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count}
      </Text>
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: '1', md: '0' }} marginInline="auto">
        <Pager state={state} rows={rows} />
      </Box>
      <Box
        width={{ base: '11rem', md: '10.5rem' }}
        justifySelf="end"
        maxWidth="full"
        css={{ '& select': { fontSize: { md: 'sm' }, borderColor: 'border.medium' } }}
      >
        {isChoice && (
          <SelectField
            label={t('list.size.label')}
            labelHidden
            value={String(state.params.perPage)}
            onChange={(event) => state.choose({ perPage: Number(event.target.value) })}
            options={sizes.map((size) => ({ value: String(size), label: t('list.size.option', { size }) }))}
          />
        )}
      </Box>
    </Grid>
  );
}

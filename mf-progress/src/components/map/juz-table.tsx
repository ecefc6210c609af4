import { Box, chakra } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#/api/progress.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '2',
      paddingInline: { base: '1.5', md: '3' },
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { color: 'fg', whiteSpace: 'nowrap' },
    '& td, & thead th:not(:first-child)': { textAlign: 'end' },
    _print: { '& th, & td': { paddingBlock: '0.5' } },
  },
});

/** The map as a table of numbers: on request, and in print. */
export function JuzTable({ progress: { juz } }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('map.table')} bg="bg.surface" borderRadius="card">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('table.juz')}</th>
            <th scope="col">{t('table.memorised')}</th>
            <th scope="col">{t('table.solid')}</th>
            <th scope="col">{t('table.weak')}</th>
            <th scope="col">{t('table.share')}</th>
          </tr>
        </thead>
        <tbody>
          {juz.map(({ number, ayahs, memorised, solid, weak, percent }) => (
            <tr key={number}>
              <th scope="row">{t('map.juz', { number })}</th>
              <td>{t('map.of', { memorised, ayahs })}</td>
              <td>{solid}</td>
              <td>{weak}</td>
              <td>{`${percent}%`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

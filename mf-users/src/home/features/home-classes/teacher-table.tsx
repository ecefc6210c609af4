import { localeOf } from '@academy/shared-auth';
import {
  Bones,
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  List,
  ListItem,
  Text,
  TextLink,
  touch,
  UserName,
  useNarrow,
} from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { homeQueries, TEACHERS_PER_PAGE, type TeacherLoad } from '#/home/api/home.ts';

/** The first is the sum of the three after it (D52). */
const columns = [
  'classes',
  'held',
  'missed_by_students',
  'missed_by_teachers',
  'hours',
  'cancelled',
  'excused',
  'moved',
  'made_up',
  'overdue_reports',
  'students_at_risk',
] as const;
const MINUTES = 60;

const rows = { minHeight: 0, bones: [['table 5']] };

const Cell = chakra('td', { base: { textAlign: 'end', paddingInlineStart: '4', fontVariantNumeric: 'tabular-nums' } });
const Head = chakra('th', {
  base: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineStart: '4',
    paddingBlockEnd: '2',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
});

const ruled = { paddingBlock: '2', '& + &': { borderTopWidth: '1px', borderColor: 'border' } };
/** The rows are as high as a thumb needs: the link fills its row. */
const fillsRow = { [touch]: { display: 'flex', alignItems: 'center', minHeight: '11' } };
/** The names stay while the numbers scroll. */
const staying = { position: 'sticky', insetInlineStart: '0', bg: 'bg.surface' } as const;

function cellOf(row: TeacherLoad, column: (typeof columns)[number]): number {
  if (column === 'hours') return Math.round((row.held_minutes / MINUTES) * 10) / 10;
  if (column === 'classes') return row.held + row.missed_by_students + row.missed_by_teachers;
  return row[column];
}

/** The teachers with their load of the month, the highest first. */
export function TeacherTable({ month }: { month: string | null }) {
  const { t } = useTranslation('users');
  const id = useId();
  const [page, setPage] = useState(1);
  const found = useQuery({ ...homeQueries.teachers(month, page), placeholderData: keepPreviousData });
  const { data } = found;
  const pages = Math.ceil((data?.total ?? 0) / TEACHERS_PER_PAGE);
  const Loads = useNarrow() ? LoadRows : LoadTable;
  return (
    <Box marginBlockStart="6" paddingBlockStart="5" borderBlockStartWidth="1px" borderColor="border">
      <Heading as="h3" size="sm" id={id} marginBlockEnd="3">
        {t('home.teachers.title')}
      </Heading>
      {found.error && !data && <PartError query={found} />}
      {found.isPending && <Bones of={rows} />}
      {data?.total === 0 && <Text color="fg.muted">{t('home.teachers.none')}</Text>}
      {data && data.total > 0 && <Loads rows={data.rows} labelId={id} isStale={found.isPlaceholderData} />}
      {pages > 1 && (
        <Flex gap="2" marginBlockStart="3" alignItems="center" fontSize="sm" color="fg.muted">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('home.teachers.previous')}
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('home.teachers.next')}
          </Button>
          <span>{t('home.teachers.page', { page, pages })}</span>
        </Flex>
      )}
    </Box>
  );
}

interface LoadsProps {
  rows: readonly TeacherLoad[];
  labelId: string;
  isStale: boolean;
}

/** On a phone: each teacher with the month's numbers, without zeros. */
function LoadRows({ rows, labelId, isStale }: LoadsProps) {
  const { t, i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
  return (
    <List aria-labelledby={labelId} opacity={isStale ? 0.55 : 1}>
      {rows.map((row) => (
        <ListItem key={row.id} css={ruled}>
          <TextLink to={places.statistics(row.id)} css={fillsRow}>
            <UserName>{row.name}</UserName>
          </TextLink>
          <Flex as="dl" flexWrap="wrap" columnGap="4" rowGap="1" fontSize="sm">
            {columns
              .filter((column) => column === 'classes' || cellOf(row, column) !== 0)
              .map((column) => (
                <Flex key={column} gap="1.5">
                  <Box as="dt" color="fg.muted">
                    {t(`home.teachers.column.${column}`)}
                  </Box>
                  <Box as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
                    {number.format(cellOf(row, column))}
                  </Box>
                </Flex>
              ))}
          </Flex>
        </ListItem>
      ))}
    </List>
  );
}

/** Scrolls inside itself if the window is too narrow, and the names stay. */
function LoadTable({ rows, labelId, isStale }: LoadsProps) {
  const { t, i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
  return (
    // A scrolling area must be reachable by keyboard.
    <Box overflowX="auto" tabIndex={0} role="region" aria-labelledby={labelId} opacity={isStale ? 0.55 : 1}>
      <chakra.table width="full" fontSize="sm" borderCollapse="collapse">
        <thead>
          <tr>
            <Head scope="col" textAlign="start" paddingInlineStart="0" css={staying}>
              {t('home.teachers.column.name')}
            </Head>
            {columns.map((column) => (
              <Head key={column} scope="col">
                {t(`home.teachers.column.${column}`)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.id} height="11" borderBlockStartWidth="1px" borderColor="border">
              <chakra.th scope="row" textAlign="start" fontWeight="normal" minWidth="9rem" css={staying}>
                <TextLink to={places.statistics(row.id)} css={fillsRow}>
                  <UserName>{row.name}</UserName>
                </TextLink>
              </chakra.th>
              {columns.map((column) => {
                const value = cellOf(row, column);
                return (
                  <Cell key={column} color={value === 0 ? 'fg.subtle' : 'fg'}>
                    {number.format(value)}
                  </Cell>
                );
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

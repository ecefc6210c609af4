import type { SlotProps } from '@academy/shared-auth/contract';
import { Box, EmptyState, List, OneLine, PartSkeleton, RuledItem, TextLink } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthlySize } from '#/base/components/person-sizes.ts';
import { places } from '#/base/components/places.ts';
import { monthWords } from '#/base/components/time/month-words.ts';
import { type MonthlyRow, monthlyQueries } from '#/reports/api/monthly-reports.ts';

const SHOWN = 12;

/** The latest monthly reports on a student, or by a teacher; renders nothing if the viewer can read none. */
export default function MonthlyTab({ userId, role }: SlotProps<'person.tab'>) {
  const { t } = useTranslation('classes');
  const params = { page: 1, perPage: SHOWN, sort: null, q: '', filters: {} };
  const { data, isPending } = useQuery(monthlyQueries.list(params, userId));
  if (isPending) return <PartSkeleton size={monthlySize} />;
  if (!data) return null;
  if (data.rows.length === 0)
    return (
      <EmptyState icon={<FileTextIcon size={22} />} title={t('monthly.empty.title')} text={t('monthly.empty.staff')} />
    );
  return (
    <PartCard title={t('monthly.header')}>
      <List marginBlockEnd="-3">
        {data.rows.map((row) => (
          <Line key={row.id} row={row} other={role === 'teacher' ? row.student.name : row.teacher.name} />
        ))}
      </List>
    </PartCard>
  );
}

function Line({ row, other }: { row: MonthlyRow; other: string }) {
  const { i18n } = useTranslation('classes');
  return (
    <RuledItem fontSize="sm">
      <Box minWidth="0">
        <TextLink reach to={places.monthly(row.id)}>
          {monthWords(row, i18n.language)}
        </TextLink>
      </Box>
      <OneLine color="fg.muted">{other}</OneLine>
    </RuledItem>
  );
}

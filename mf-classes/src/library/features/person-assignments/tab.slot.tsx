import type { SlotProps } from '@academy/shared-auth/contract';
import { Badge, Box, EmptyState, List, OneLine, PartSkeleton, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PaperclipIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthlySize } from '#/base/components/person-sizes.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type Assignment, assignmentQueries } from '#/library/api/assignments.ts';
import { useAssignmentState } from '#/library/components/hand-ins/use-assignment-state.ts';
import { useAssignmentUpdates } from '#/library/components/hand-ins/use-assignment-updates.ts';

const SHOWN = 12;
const latest = { page: 1, perPage: SHOWN, sort: null, q: '', filters: {} };

/** A student's latest assignments and their states (C25); renders nothing if the viewer can read none. */
export default function AssignmentsTab({ userId }: SlotProps<'person.tab'>) {
  const { t } = useTranslation('classes');
  useAssignmentUpdates();
  const { data, isPending } = useQuery(assignmentQueries.list(latest, userId));
  if (isPending) return <PartSkeleton size={monthlySize} />;
  if (!data) return null;
  if (data.rows.length === 0)
    return (
      <EmptyState
        icon={<PaperclipIcon size={22} />}
        title={t('assignments.empty.title')}
        text={t('assignments.empty.staff')}
      />
    );
  return (
    <PartCard title={t('assignments.header')}>
      <List marginBlockEnd="-3">
        {data.rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </List>
    </PartCard>
  );
}

function Line({ row }: { row: Assignment }) {
  const state = useAssignmentState()(row);
  const times = useTimes();
  return (
    <RuledItem fontSize="sm" alignItems="center">
      <Box minWidth="0">
        <OneLine title={row.title}>
          <TextLink reach to={places.assignment(row.id)}>
            {row.title}
          </TextLink>
        </OneLine>
        <Text color="fg.muted">
          <bdi>{times.nearDay(row.class.starts_at)}</bdi>
        </Text>
      </Box>
      <Badge tone={state.tone}>{state.label}</Badge>
    </RuledItem>
  );
}

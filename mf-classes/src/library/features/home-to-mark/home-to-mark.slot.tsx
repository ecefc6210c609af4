import { Box, OneLine, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Assignment, assignmentQueries } from '#/library/api/assignments.ts';
import { useAssignmentUpdates } from '#/library/components/hand-ins/use-assignment-updates.ts';

/** C25: the hand-ins that a teacher has to mark; renders nothing without any. */
export default function HomeToMark() {
  const { t } = useTranslation('classes');
  const { id } = useViewer();
  useAssignmentUpdates();
  const found = useQuery(assignmentQueries.toMark(id));
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('handIns.home.title')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data || data.total === 0) return null;
  return (
    <PartCard
      title={t('handIns.home.title')}
      action={
        data.total > data.rows.length && (
          <TextLink reach to={places.assignmentsToMark} fontSize="sm">
            {t('handIns.home.all', { count: data.total })}
          </TextLink>
        )
      }
    >
      <Box as="ul" listStyle="none" marginBlock="-2">
        {data.rows.map((row) => (
          <ToMark key={row.id} row={row} />
        ))}
      </Box>
    </PartCard>
  );
}

function ToMark({ row }: { row: Assignment }) {
  const times = useTimes();
  const { title, student, hand_in: handIn } = row;
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <OneLine title={title}>
          <TextLink reach to={places.assignment(row.id)}>
            {title}
          </TextLink>
        </OneLine>
        <OneLine color="fg.muted" fontSize="sm">
          {student.name}
        </OneLine>
      </Box>
      {handIn && (
        <Text fontSize="sm" color="fg.muted" flexShrink="0" maxWidth="60%">
          <bdi>{times.nearDay(handIn.created_at)}</bdi>
        </Text>
      )}
    </RuledItem>
  );
}

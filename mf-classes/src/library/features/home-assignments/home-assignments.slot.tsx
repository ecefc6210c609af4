import { Badge, Bones, Box, OneLine, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type Assignment, assignmentQueries } from '#/library/api/assignments.ts';
import { useAssignmentState } from '#/library/components/hand-ins/use-assignment-state.ts';
import { useLeftHandIns } from '#/library/outbox/hand-in-outbox.ts';

const SHOWN = 3;
const latest = { page: 1, perPage: SHOWN, sort: null, q: '', filters: {} };

/** D51: a student's latest assignments, with marks on those not opened yet. */
export default function HomeAssignments() {
  const { t } = useTranslation('classes');
  useLeftHandIns();
  const found = useQuery(assignmentQueries.list(latest));
  const { data } = found;
  const action = data && data.total > 0 && (
    <TextLink reach to={places.assignments} fontSize="sm">
      {t('home.assignments.all')}
    </TextLink>
  );
  return (
    <PartCard title={t('menu.assignments')} action={action} room={!data && homeSizes.assignments}>
      {found.error && !data ? (
        <PartError query={found} />
      ) : !data ? (
        <Bones of={homeSizes.assignments} />
      ) : data.rows.length === 0 ? (
        <Text color="fg.muted">{t('home.assignments.none')}</Text>
      ) : (
        <Box as="ul" listStyle="none" marginBlock="-2">
          {data.rows.map((row) => (
            <AssignmentRow key={row.id} row={row} />
          ))}
        </Box>
      )}
    </PartCard>
  );
}

function AssignmentRow({ row }: { row: Assignment }) {
  const { t } = useTranslation('classes');
  const { id, title, seen, class: of } = row;
  const state = useAssignmentState()(row);
  const isAwaited = row.hand_in !== null || row.due_at !== null;
  const times = useTimes();
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <OneLine title={title}>
          <TextLink reach to={places.assignment(id)}>
            {title}
          </TextLink>
        </OneLine>
        <Text fontSize="sm" color="fg.muted">
          <bdi>{times.nearDay(of.starts_at)}</bdi>
        </Text>
      </Box>
      {isAwaited ? (
        <Badge tone={state.tone}>{state.label}</Badge>
      ) : (
        !seen && <Badge tone="accent">{t('home.assignments.new')}</Badge>
      )}
    </RuledItem>
  );
}

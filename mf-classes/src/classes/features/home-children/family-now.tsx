import { Box, Flex, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import type { Child } from '#/base/api/children.ts';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useNow } from '#/base/components/time/use-now.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { Countdown } from '#/classes/components/next-class/countdown.tsx';
import { OwnRequests } from '#/timetable/components/requests/own-requests.tsx';
import { FamilyWork } from './family-work.tsx';
import { JoinChild } from './join-child.tsx';
import type { FamilyClass } from './use-family-classes.ts';

interface FamilyNowProps {
  family: readonly Child[];
  /** The running or nearest class of any child. */
  nearest: FamilyClass | undefined;
}

/** What concerns all children: the running or next class, what waits for an answer, and what is to be handed in. */
export function FamilyNow({ family, nearest }: FamilyNowProps) {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  return (
    <PartCard title={t('home.now.title')}>
      <Stack gap="4">
        {nearest ? <NearestClass {...nearest} /> : <Text color="fg.muted">{t('list.empty.scheduled')}</Text>}
        <OwnRequests />
        {can('classes.assignments.read') && <FamilyWork family={family} />}
      </Stack>
    </PartCard>
  );
}

function NearestClass({ child, row }: FamilyClass) {
  const now = useNow();
  return (
    <Flex gap="3" flexWrap="wrap" justifyContent="space-between" alignItems="center">
      <Box minWidth="0">
        <Text fontWeight="medium">
          <UserName>{child.name}</UserName>
        </Text>
        <TextLink reach to={places.details(row.id)}>
          <ClassMoment at={row.starts_at} ends={row.ends_at} />
        </TextLink>
        <SubjectLine of={row} />
        <Countdown detail={row} now={now} />
      </Box>
      <JoinChild child={child} row={row} now={now} />
    </Flex>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, RuledItem, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { type ClassRequest, requestQueries } from '#/api/requests.ts';
import { useClassUpdates } from '#/components/meetings/use-meeting-updates.ts';
import { places } from '#/components/places.ts';
import { RequestView } from '#/components/requests/request-view.tsx';
import { ClassMoment } from '#/components/time/class-moment.tsx';

/** D101: what families ask for, to be answered with one touch; nothing where there is none. */
export default function HomeRequests() {
  const { t } = useTranslation('classes');
  useClassUpdates();
  const { data } = useQuery(requestQueries.open());
  const answered = data?.filter(({ may }) => may.reject) ?? [];
  if (answered.length === 0) return null;
  return (
    <PartCard title={t('requests.home')}>
      <Box as="ul" listStyle="none" marginBlock="-2">
        {answered.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </Box>
    </PartCard>
  );
}

function OpenRequest({ request }: { request: ClassRequest }) {
  const { student, id, startsAt } = request.class;
  return (
    <RuledItem paddingBlock="3">
      <Stack gap="2" width="full">
        <Box>
          <TextLink to={places.details(id)}>
            <UserName>{student.name}</UserName>
          </TextLink>
          <Text as="div" fontSize="sm" color="fg.muted">
            <ClassMoment at={startsAt} of={request.class} />
          </Text>
        </Box>
        <RequestView request={request} />
      </Stack>
    </RuledItem>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { Box, RuledItem, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import type { ClassRequest } from '#/api/requests.ts';
import { isolated } from '../isolated.ts';
import { places } from '../places.ts';
import { ClassMoment } from '../time/class-moment.tsx';
import { useTimes } from '../time/use-times.ts';
import { RequestView } from './request-view.tsx';

/** A request with its class, as a line of a list; its author reads until when an answer can come. */
export function OpenRequest({ request }: { request: ClassRequest }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
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
        {request.may.withdraw && (
          <Text fontSize="sm" color="fg.muted">
            {t('requests.until', { when: isolated(times.nearInText(startsAt)) })}
          </Text>
        )}
      </Stack>
    </RuledItem>
  );
}

import { Box, RuledItem, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRequest } from '#/timetable/api/requests.ts';
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

import { Box, Text } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClassUpdates } from '#/class/components/meetings/use-meeting-updates.ts';
import { requestQueries } from '#/timetable/api/requests.ts';
import { OpenRequest } from '#/timetable/components/requests/open-request.tsx';

/** D101: requests of families, to be answered with one touch; renders nothing without any. */
export default function HomeRequests() {
  const { t } = useTranslation('classes');
  useClassUpdates();
  const found = useQuery(requestQueries.open());
  const { rows, total } = found.data ?? { rows: [], total: 0 };
  const answered = rows.filter(({ may }) => may.reject);
  const more = total - rows.length;
  if (found.error && !found.data)
    return (
      <PartCard title={t('requests.home')}>
        <PartError query={found} />
      </PartCard>
    );
  if (answered.length === 0) return null;
  return (
    <PartCard title={t('requests.home')}>
      <Box as="ul" listStyle="none" marginBlock="-2">
        {answered.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </Box>
      {more > 0 && (
        <Text marginBlockStart="4" color="fg.muted">
          {t('requests.more', { count: more })}
        </Text>
      )}
    </PartCard>
  );
}

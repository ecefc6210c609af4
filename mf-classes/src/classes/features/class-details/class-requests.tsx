import { Stack } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQueries } from '#/timetable/api/requests.ts';
import { RequestView } from '#/timetable/components/requests/request-view.tsx';

/** The family's requests about the class, with their results; renders nothing without any. */
export function ClassRequests({ classId, isCancelled }: { classId: string; isCancelled: boolean }) {
  const { t } = useTranslation('classes');
  const found = useQuery(requestQueries.ofClass(classId));
  if (found.error && !found.data)
    return (
      <PartCard title={t('requests.title')}>
        <PartError query={found} />
      </PartCard>
    );
  const requests = found.data?.requests ?? [];
  if (requests.length === 0) return null;
  return (
    <PartCard title={t('requests.title')}>
      <Stack gap="5">
        {requests.map((request) => (
          <RequestView key={request.id} request={request} isCancelled={isCancelled} />
        ))}
      </Stack>
    </PartCard>
  );
}

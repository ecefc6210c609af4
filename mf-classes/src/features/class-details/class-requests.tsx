import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Stack } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { requestQueries } from '#/api/requests.ts';
import { RequestView } from '#/components/requests/request-view.tsx';

/** What the family has asked about the class, and what became of it; nothing where nothing was asked. */
export function ClassRequests({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const { data } = useQuery(requestQueries.ofClass(classId));
  if (!data || data.requests.length === 0) return null;
  return (
    <PartCard title={t('requests.title')}>
      <Stack gap="5">
        {data.requests.map((request) => (
          <RequestView key={request.id} request={request} />
        ))}
      </Stack>
    </PartCard>
  );
}

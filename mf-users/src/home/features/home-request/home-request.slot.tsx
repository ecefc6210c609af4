import { Stack } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ownRequestsQuery } from '#/home/api/own-requests.ts';
import { RequestPath } from '#/home/components/request-path.tsx';

/** On the start page of a parent: where the requests for a free trial stand (D165); nothing without one. */
export default function HomeRequest() {
  const { data } = useQuery(ownRequestsQuery());
  if (!data || data.length === 0) return null;
  return (
    <Stack gap="4">
      {data.map((request) => (
        <RequestPath key={request.id} request={request} />
      ))}
    </Stack>
  );
}

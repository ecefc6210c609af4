import { PageHeader, Skeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { userQueries } from '#/base/api/users.ts';
import { PersonLine } from '#/base/components/people/person-line.tsx';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { useListName } from './use-list-name.ts';
import { useListTrail } from './use-list-trail.ts';

/** The head of a page about one person, shown before the person is loaded. */
export function PersonHeader({ id, title }: { id: string; title: string }) {
  const { data, isPending } = useQuery(userQueries.detail(id));
  const via = [...useListTrail(useListName()), ...usePersonTrail(id)];
  const waiting = isPending ? <Skeleton as="span" display="block" width="48" height="8" /> : undefined;
  return <PageHeader title={title} context={data ? <PersonLine user={data} /> : waiting} via={via} />;
}

import { useSession } from '@academy/shared-auth';
import { Span } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { userQueries } from '#/base/api/users.ts';
import { PersonLine } from './person-line.tsx';
import { useReadsNames } from './use-reads-names.ts';

/** The teacher of a page about salaries or statistics; its space is reserved while the teacher is loading. */
export function TeacherLine({ id }: { id: string }) {
  const own = useSession(({ user }) => (user?.id === id ? user : null));
  const mayRead = useReadsNames();
  const found = useQuery({ ...userQueries.detail(id), enabled: mayRead && !own });
  const user = own ?? found.data;
  return user ? <PersonLine user={user} /> : <Span display="inline-block" minHeight="8" />;
}

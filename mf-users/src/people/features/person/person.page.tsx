import { ApiError } from '@academy/shared-auth';
import { Box, ErrorState, PageBody, PageSkeleton, Slot } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { type User, userQueries } from '#/base/api/users.ts';
import { places } from '#/base/components/people/places.ts';
import { usePersonOrigin } from '#/base/components/people/return-place.ts';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { mergedInto } from '#/people/api/merge.ts';
import { useTeacherChange } from '#/people/components/teacher-change.ts';
import { useListName } from '#/people/components/use-list-name.ts';
import { PersonBody } from './person-body.tsx';
import { PersonHead } from './person-head.tsx';

export default function PersonPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <Person key={id} id={id} />
    </PageBody>
  );
}

function Person({ id }: { id: string }) {
  const list = useListName();
  const found = useQuery(userQueries.detail(id));
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  const user = isMissing ? undefined : found.data;
  const kept = found.error instanceof ApiError && isMissing ? mergedInto(found.error.data) : null;
  const teacherChange = useTeacherChange();
  if (kept) return <Navigate to={places.person(list, kept)} replace />;
  return (
    <>
      <PersonHead list={list} user={user} isPending={found.isPending} />
      {teacherChange && <Slot name="student.teacher-changed" props={teacherChange} />}
      {user && <PersonBody user={user} />}
      {user && <Origin user={user} />}
      {found.isPending && (
        <Box minHeight="100dvh">
          <PageSkeleton kind="profile" hasHeader />
        </Box>
      )}
      {isMissing && <UserMissing />}
      {found.isError && !isMissing && !user && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </>
  );
}

/** Forms that are opened from here lead back to the tab and the scroll position. */
function Origin({ user }: { user: User }) {
  usePersonOrigin(user.id, user.name);
  return null;
}

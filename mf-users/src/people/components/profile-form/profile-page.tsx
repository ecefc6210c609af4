import { EmptyState, PageBody } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { User } from '#/base/api/users.ts';
import { CurrentUser } from '#/base/components/people/current-user.tsx';
import { places } from '#/base/components/people/places.ts';
import { PersonHeader } from '#/people/components/person-header.tsx';
import { completedProfile } from '../completed-profile.ts';

type Kind = 'student' | 'teacher';

interface ProfilePageProps {
  kind: Kind;
  /** Whether the profile is completed for the first time, or changed. */
  isNew: boolean;
  children: (user: User) => ReactNode;
}

/** A page about the profile of the person in the address, who is named in its header. */
export function ProfilePage({ kind, isNew, children }: ProfilePageProps) {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PersonHeader id={id} title={t(`${kind}.${isNew ? 'complete' : 'edit'}.title`)} />
      <CurrentUser key={id} id={id} fresh>
        {(found) => (
          <RightPage kind={kind} isNew={isNew} user={found}>
            {children(found)}
          </RightPage>
        )}
      </CurrentUser>
    </PageBody>
  );
}

interface RightPageProps {
  kind: Kind;
  isNew: boolean;
  user: User;
  children: ReactNode;
}

/**
 * Redirects between completing and changing, depending on whether the profile is complete. Decided once, since saving
 * completes it.
 */
function RightPage({ kind, isNew, user, children }: RightPageProps) {
  const { t } = useTranslation('users');
  const [wasCompleted] = useState(() => completedProfile(user, kind) !== null);
  if (!user.roles.includes(kind)) {
    const title = kind === 'student' ? 'student.other.title' : 'teacher.other.title';
    return <EmptyState title={t(title, { name: `\u2068${user.name}\u2069` })} text={t('profile.other.text')} />;
  }
  if (isNew && wasCompleted) return <Navigate replace to={places.editProfile(kind, user.id)} />;
  if (!isNew && !wasCompleted) {
    const complete = kind === 'student' ? places.completeStudent : places.completeTeacher;
    return <Navigate replace to={complete(kind, user.id)} />;
  }
  return children;
}

import type { User } from '#/base/api/users.ts';
import { places } from '#/base/components/people/places.ts';
import { completeTeacher, type ProfileFields } from '#/people/api/profiles.ts';
import { ProfilePage } from '#/people/components/profile-form/profile-page.tsx';
import { changedFields } from '#/people/components/profile-form/profile-schema.ts';
import { useCompletion } from '#/people/components/profile-form/use-completion.tsx';
import { TeacherForm } from './teacher-form.tsx';

export default function TeacherProfilePage() {
  return (
    <ProfilePage kind="teacher" isNew>
      {(user) => <Complete user={user} />}
    </ProfilePage>
  );
}

function Complete({ user }: { user: User }) {
  const { send, notice } = useCompletion(
    (fields: ProfileFields, key) => completeTeacher(user.id, fields, key),
    places.editProfile('teacher', user.id),
  );
  return (
    <TeacherForm
      user={user}
      send={(sent) => send(changedFields(sent))}
      savedKey="profile.toast.added"
      notice={notice}
    />
  );
}

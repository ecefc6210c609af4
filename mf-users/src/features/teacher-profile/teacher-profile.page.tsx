import { completeTeacher, type ProfileFields } from '#/api/profiles.ts';
import type { User } from '#/api/users.ts';
import { places } from '#/components/people/places.ts';
import { ProfilePage } from '#/components/profile-form/profile-page.tsx';
import { changedFields } from '#/components/profile-form/profile-schema.ts';
import { useCompletion } from '#/components/profile-form/use-completion.tsx';
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

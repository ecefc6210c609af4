import { useQueryClient } from '@tanstack/react-query';
import { type User, userQueries } from '#/base/api/users.ts';
import { changeTeacher } from '#/people/api/profiles.ts';
import { ProfilePage } from '#/people/components/profile-form/profile-page.tsx';
import { changedFields } from '#/people/components/profile-form/profile-schema.ts';
import { TeacherForm } from './teacher-form.tsx';

export default function EditTeacherPage() {
  return (
    <ProfilePage kind="teacher" isNew={false}>
      {(user) => <Edit user={user} />}
    </ProfilePage>
  );
}

function Edit({ user }: { user: User }) {
  const client = useQueryClient();
  return (
    <TeacherForm
      user={user}
      send={async (sent, initial) => {
        await changeTeacher(user.id, changedFields(sent, initial));
        await client.invalidateQueries({ queryKey: userQueries.all() });
      }}
      savedKey="profile.toast.edited"
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type User, userQueries } from '#/base/api/users.ts';
import { changeStudent } from '#/people/api/profiles.ts';
import { ProfilePage } from '#/people/components/profile-form/profile-page.tsx';
import { StudentForm } from './student-form.tsx';
import { toStudentRequest } from './student-schema.ts';

export default function EditStudentPage() {
  return (
    <ProfilePage kind="student" isNew={false}>
      {(user) => <Edit user={user} />}
    </ProfilePage>
  );
}

function Edit({ user }: { user: User }) {
  const client = useQueryClient();
  return (
    <StudentForm
      user={user}
      isNew={false}
      send={async (sent, initial) => {
        await changeStudent(user.id, toStudentRequest(sent, initial));
        await client.invalidateQueries({ queryKey: userQueries.all() });
      }}
      savedKey="profile.toast.edited"
    />
  );
}

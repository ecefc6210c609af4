import type { User } from '#/base/api/users.ts';
import { places } from '#/base/components/people/places.ts';
import { completeStudent, type ProfileFields } from '#/people/api/profiles.ts';
import { ProfilePage } from '#/people/components/profile-form/profile-page.tsx';
import { useCompletion } from '#/people/components/profile-form/use-completion.tsx';
import { StudentForm } from './student-form.tsx';
import { toStudentRequest } from './student-schema.ts';

export default function StudentProfilePage() {
  return (
    <ProfilePage kind="student" isNew>
      {(user) => <Complete user={user} />}
    </ProfilePage>
  );
}

function Complete({ user }: { user: User }) {
  const { send, notice } = useCompletion(
    (fields: ProfileFields, key) => completeStudent(user.id, fields, key),
    places.editProfile('student', user.id),
  );
  return (
    <StudentForm
      user={user}
      isNew
      send={(sent) => send(toStudentRequest(sent))}
      savedKey="profile.toast.added"
      notice={notice}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePart } from './profile-part.tsx';
import { TeachingForm } from './teaching-form.tsx';

export default function OwnDetailsPage() {
  const { t } = useTranslation('users');
  return (
    <ProfilePart title={t('own.profile.title')}>
      {(own) => (
        <>
          <ProfileForm own={own} />
          {own.teacher && own.roles.includes('teacher') && <TeachingForm teaching={own.teacher} />}
        </>
      )}
    </ProfilePart>
  );
}

import { useTranslation } from 'react-i18next';
import { PasswordForm } from './password-form.tsx';
import { ProfilePart } from './profile-part.tsx';

export default function OwnPasswordPage() {
  const { t } = useTranslation('users');
  return <ProfilePart title={t('own.password.title')}>{() => <PasswordForm />}</ProfilePart>;
}

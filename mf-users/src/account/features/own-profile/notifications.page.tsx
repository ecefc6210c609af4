import { useTranslation } from 'react-i18next';
import { NotificationsPart } from './notifications/notifications-part.tsx';
import { ProfilePart } from './profile-part.tsx';

export default function OwnNotificationsPage() {
  const { t } = useTranslation('users');
  return <ProfilePart title={t('own.notifications.title')}>{(own) => <NotificationsPart own={own} />}</ProfilePart>;
}

import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChildrenCard } from './children-card.tsx';
import { ProfilePart } from './profile-part.tsx';

export default function OwnFamilyPage() {
  const { t } = useTranslation('users');
  return (
    <ProfilePart title={t('own.children.title')}>
      {({ children }) =>
        children.length > 0 ? <ChildrenCard list={children} /> : <Text color="fg.muted">{t('own.children.none')}</Text>
      }
    </ProfilePart>
  );
}

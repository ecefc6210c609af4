import { Badge } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

export function PendingBadge() {
  const { t } = useTranslation('timeline');
  return (
    <Badge tone="warning" alignSelf="flex-start">
      <ClockIcon aria-hidden />
      {t('post.pending.badge')}
    </Badge>
  );
}

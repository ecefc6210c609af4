import { useTranslation } from '@academy/shared-auth';
import { Badge } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';

export function PendingBadge() {
  const { t } = useTranslation('timeline');
  return (
    <Badge tone="warning" alignSelf="flex-start">
      <ClockIcon aria-hidden />
      {t('post.pending.badge')}
    </Badge>
  );
}

import { Badge, Button } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pendingCountQuery } from '#/api/pending-count.ts';
import { PENDING_PATH } from '#/components/post-paths.ts';

/** A link to the pending posts, with their number. */
export function PendingLink() {
  const { t } = useTranslation('timeline');
  const waiting = useQuery(pendingCountQuery()).data ?? 0;
  return (
    <Button asChild variant="outline">
      <Link to={PENDING_PATH}>
        {t('feed.pending.link')}
        {waiting > 0 && <Badge tone="brand">{waiting}</Badge>}
      </Link>
    </Button>
  );
}

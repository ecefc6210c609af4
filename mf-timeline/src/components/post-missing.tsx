import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, EmptyState } from '@academy/shared-ui';
import { FEED_PATH } from './post-paths.ts';

/** A post that is gone, or not for this viewer: which of them is not said. */
export function PostMissing() {
  const { t } = useTranslation('timeline');
  return (
    <EmptyState
      title={t('post.missing.title')}
      text={t('post.missing.text')}
      action={
        <Button asChild variant="outline">
          <Link to={FEED_PATH}>{t('post.missing.action')}</Link>
        </Button>
      }
    />
  );
}

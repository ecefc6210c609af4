import { Button, EmptyState } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FEED_PATH } from './post-paths.ts';

/** A missing post, deleted or hidden from this viewer: the text does not say which. */
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

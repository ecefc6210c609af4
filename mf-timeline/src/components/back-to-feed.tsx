import { useTranslation } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { FEED_PATH } from './post-paths.ts';

/** Leads to the feed where one left it: see `useKeptScroll`. */
export function BackToFeed() {
  const { t } = useTranslation('timeline');
  return (
    <TextLink to={FEED_PATH} preventScrollReset state={{ keepsPlace: true }}>
      {t('post.back.link')}
    </TextLink>
  );
}

import { HStack, VisuallyHidden } from '@academy/shared-ui';
import { UsersIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Post } from '#/api/posts.ts';
import { useAudienceWords } from './audience-words.ts';

/** The audience of a post, unless it is for everyone. */
export function AudienceMark({ visibleTo }: Pick<Post, 'visibleTo'>) {
  const { t } = useTranslation('timeline');
  const words = useAudienceWords()(visibleTo);
  if (words === null) return null;
  return (
    <HStack as="span" gap="1">
      <UsersIcon aria-hidden size={13} />
      <VisuallyHidden>{t('audience.mark.label')} </VisuallyHidden>
      {words}
    </HStack>
  );
}

import { Flex, Text } from '@academy/shared-ui';
import { GlobeIcon, UsersIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Audience } from '#/api/posts.ts';
import { useAudienceWords } from '#/components/audience-words.ts';

/** The chosen audience as a sentence. */
export function VisibilitySummary({ chosen }: { chosen: Audience[] }) {
  const { t } = useTranslation('timeline');
  const names = useAudienceWords()(chosen);
  const Icon = names === null ? GlobeIcon : UsersIcon;
  const always = t(chosen.includes('admin') ? 'visibility.summary.andAuthor' : 'visibility.summary.andAdmins');
  return (
    <Flex gap="3" alignItems="center" padding="3" borderRadius="control" bg="bg.subtle">
      <Icon aria-hidden size={20} />
      <Text fontSize="sm">
        {names === null ? t('visibility.summary.everyone') : `${t('visibility.summary.only', { names })} ${always}`}
      </Text>
    </Flex>
  );
}

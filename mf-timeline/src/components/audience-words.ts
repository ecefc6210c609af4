import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import type { Audience, Post } from '#/api/posts.ts';

const isKnown = (audience: Post['visibleTo'][number]): audience is Audience => audience !== 'other';

/** The groups that can see a post, as a list of words; null if everybody can. */
export function useAudienceWords(): (visibleTo: Post['visibleTo']) => string | null {
  const { t, i18n } = useTranslation('timeline');
  return (visibleTo) => {
    if (visibleTo.length === 0) return null;
    const names = visibleTo.filter(isKnown).map((audience) => t(`audience.${audience}.name`));
    if (names.length === 0) return t('audience.other.name');
    return new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' }).format(names);
  };
}

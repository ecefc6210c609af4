import { useTranslation } from 'react-i18next';
import type { Media } from '#/api/media.ts';

/** A screen reader's text for a file: "Photo 2 of 5 by Maryam". */
export function useMediaWords(author: string, total: number): (media: Media, index: number) => string {
  const { t } = useTranslation('timeline');
  return ({ type }, index) => {
    const kind = type === 'video' ? 'video' : 'image';
    if (total === 1) return t(`post.media.${kind}Alone`, { name: author });
    return t(`post.media.${kind}`, { number: index + 1, total, name: author });
  };
}

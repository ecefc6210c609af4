import { useTranslation } from '@academy/shared-auth';
import type { LatestType } from '#/api/chats.ts';

/** The specification's length of a preview. */
const PREVIEW_CHARS = 25;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The start of a message on one line; letters with their marks, and emoji, stay whole. */
export function shortened(text: string, most = PREVIEW_CHARS): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const parts = [...graphemes.segment(line)];
  return parts.length <= most
    ? line
    : `${parts
        .slice(0, most)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`;
}

interface Latest {
  latest_message: string;
  latest_message_type: LatestType;
}

/** What the list shows of a newest message: its text, or what it is. */
export function usePreview(): (latest: Latest) => string {
  const { t } = useTranslation('messaging');
  const kinds = {
    image: t('preview.kind.image'),
    audio: t('preview.kind.audio'),
    document: t('preview.kind.document'),
  };
  return ({ latest_message, latest_message_type: type }) =>
    latest_message || type === 'text' ? shortened(latest_message) : kinds[type];
}

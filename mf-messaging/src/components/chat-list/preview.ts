import { useTranslation } from 'react-i18next';
import type { LatestType } from '#/api/chats.ts';

/** A message on one line: its row cuts it at the end. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Latest {
  latest_message: string;
  latest_message_type: LatestType;
}

/** The newest message in the list: its text, or its kind. */
export function usePreview(): (latest: Latest) => string {
  const { t } = useTranslation('messaging');
  const kinds = {
    image: t('preview.kind.image'),
    audio: t('preview.kind.audio'),
    document: t('preview.kind.document'),
  };
  return ({ latest_message, latest_message_type: type }) =>
    latest_message || type === 'text' ? onOneLine(latest_message) : kinds[type];
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '#/api/thread.ts';

/** The notes between the messages of a conversation that others joined or left (D143), by the message before each. */
export function useOpeningNotes({ opening }: Pick<Thread, 'opening'>): ReadonlyMap<string, string> {
  const { t } = useTranslation('messaging');
  return useMemo(() => {
    if (!opening) return new Map();
    const { child, after_id, until_id } = opening;
    const notes = new Map([[after_id, t('open.joined', { name: child.name })]]);
    if (until_id !== null) notes.set(until_id, t('open.left', { name: child.name }));
    return notes;
  }, [opening, t]);
}

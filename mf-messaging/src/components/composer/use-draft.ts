import { keepDraft, readDraft } from '@academy/shared-auth';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A link can bring the first words of a message, as `?text=…`. They are of use only where nothing is written yet. */
const TEXT = 'text';

/** The unfinished message to a user survives a reload. */
export function useDraft(userId: string) {
  const name = `chat-${userId}`;
  const { search } = useLocation();
  const [text, setText] = useState(() => {
    const draft = readDraft(name);
    return typeof draft === 'string' ? draft : (new URLSearchParams(search).get(TEXT) ?? '');
  });
  const keep = (next: string) => {
    setText(next);
    keepDraft(name, next.trim() === '' ? null : next);
  };
  return [text, keep] as const;
}

import { keepDraft, readDraft } from '@academy/shared-auth';
import { useState } from 'react';

/** The unfinished message to a user survives a reload. */
export function useDraft(userId: string) {
  const name = `chat-${userId}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(name);
    return typeof draft === 'string' ? draft : '';
  });
  const keep = (next: string) => {
    setText(next);
    keepDraft(name, next.trim() === '' ? null : next);
  };
  return [text, keep] as const;
}

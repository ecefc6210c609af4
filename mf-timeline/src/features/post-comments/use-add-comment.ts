import { ApiError, keepDraft, outbox, readDraft, requestKey, useOutbox } from '@academy/shared-auth';
import { useIsShown } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showComment } from '#/api/cached-comments.ts';
import { commentRequest, readComment } from '#/api/comments.ts';
import { postQueries } from '#/api/posts.ts';
import { toHtml, visibleLength } from '#/components/to-html.ts';

export const MOST_CHARS = 2000;

type Problem = 'required' | 'tooLong' | 'closed' | 'gone' | 'failed';

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409) return 'closed';
  if (error.status === 404) return 'gone';
  const field = error.fields.find(({ path }) => path === 'text');
  return field?.code === 'too_long' ? 'tooLong' : 'failed';
}

export const commentsTarget = (postId: string): string => `comments ${postId}`;

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The unfinished comment: its text, which survives a reload until it is sent, and the request. */
export function useAddComment(postId: string, onAdded: (id: string) => void) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const draft = `comment:${postId}`;
  const [text, setText] = useState(() => String(readDraft(draft) ?? ''));
  const [problem, setProblem] = useState<Problem | null>(null);
  const sent = useRef({ text: '', key: '' });
  const isShown = useIsShown();
  const target = commentsTarget(postId);
  const isWaiting = useOutbox(target).some(({ state }) => state === 'waiting');

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    keepDraft(draft, next.trim() === '' ? null : next);
  };
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (written: string) => {
      // The same text sent again is the same attempt: it never adds two comments.
      if (sent.current.text !== written) sent.current = { text: written, key: requestKey() };
      const words = { label: t('comments.outbox'), text: written, draft: { name: draft, content: written } };
      const parcel = { kind: 'comment', target, key: sent.current.key, ...words };
      const request = commentRequest(postId, toHtml(written));
      return readComment(await outbox.deliver({ ...parcel, ...request }, () => isShown.current));
    },
    onSuccess: (comment, written) => {
      if (sent.current.text === written) sent.current = { text: '', key: '' };
      setText((now) => (now === written ? '' : now));
      showComment(client, postId, comment);
      onAdded(comment.id);
    },
    onError: (error, written) => {
      setText((now) => now || written);
      if (isCancelled(error)) return;
      setProblem(problemOf(error));
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey });
    },
  });
  // Waiting comments are listed below the field, which is free for the next one.
  useEffect(() => {
    if (isWaiting) setText('');
  }, [isWaiting]);
  const isSending = isPending && !isWaiting;
  const send = () => {
    if (isSending) return;
    const length = visibleLength(text);
    if (length === 0) setProblem('required');
    else if (length > MOST_CHARS) setProblem('tooLong');
    else mutate(text);
  };
  return { text, write, send, isPending: isSending, isAdded: isSuccess && text === '', problem };
}

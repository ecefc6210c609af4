import { ApiError, keepDraft, readDraft, requestKey } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { useRef, useState } from 'react';
import { showComment } from '#/api/cached-comments.ts';
import { addComment } from '#/api/comments.ts';
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

/** The comment being written: its text, kept over a reload until it is sent, and the way to the API. */
export function useAddComment(postId: string, onAdded: (id: string) => void) {
  const client = useQueryClient();
  const draft = `comment:${postId}`;
  const [text, setText] = useState(() => String(readDraft(draft) ?? ''));
  const [problem, setProblem] = useState<Problem | null>(null);
  const sent = useRef({ text: '', key: '' });

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    keepDraft(draft, next.trim() === '' ? null : next);
  };
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (written: string) => {
      // The same words sent again are the same try: they never comment twice.
      if (sent.current.text !== written) sent.current = { text: written, key: requestKey() };
      return addComment(postId, toHtml(written), sent.current.key);
    },
    onSuccess: (comment) => {
      sent.current = { text: '', key: '' };
      write('');
      showComment(client, postId, comment);
      onAdded(comment.id);
    },
    onError: (error) => {
      setProblem(problemOf(error));
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey });
    },
  });
  const send = () => {
    if (isPending) return;
    const length = visibleLength(text);
    if (length === 0) setProblem('required');
    else if (length > MOST_CHARS) setProblem('tooLong');
    else mutate(text);
  };
  return { text, write, send, isPending, isAdded: isSuccess && text === '', problem };
}

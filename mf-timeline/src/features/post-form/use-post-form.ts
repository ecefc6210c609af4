import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refreshFeed } from '#/api/cached-posts.ts';
import { createPost } from '#/api/posts.ts';
import { keepDraft, readDraft } from './draft.ts';
import { type PostValues, postSchema } from './post-schema.ts';
import { requestKeys } from './request-keys.ts';
import { toRequest } from './to-request.ts';

/** The form of a new post: its values, its draft, and the way to the API and back. */
export function usePostForm(userId: string) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const form = useForm<PostValues>({
    resolver: valibotResolver(postSchema),
    defaultValues: { text: readDraft(userId) },
  });
  const text = form.watch('text');
  useEffect(() => keepDraft(userId, text), [userId, text]);

  const discard = () => keepDraft(userId, '');

  const publish = useMutation({
    mutationFn: (values: PostValues) => {
      const { html } = toRequest(values);
      return createPost({ html, requestKey: keyFor(html) });
    },
    onSuccess: async () => {
      discard();
      await refreshFeed(client);
      toast.success(t('form.toast.added'), { description: t('form.toast.detail') });
    },
    onError: (error) => {
      const refused = textProblem(error);
      if (refused) form.setError('text', refused, { shouldFocus: true });
    },
  });

  return {
    form,
    discard,
    submit: form.handleSubmit((values) => publish.mutate(values)),
    isPending: publish.isPending,
    isDone: publish.isSuccess,
    isUnsaved: text.trim() !== '',
    problem: publish.isError && !textProblem(publish.error) ? t('form.error.failed') : null,
  };
}

const knownRefusals = new Map([
  ['required', 'form.text.required'],
  ['too_long', 'form.text.tooLong'],
]);

/** What the API says against the text: a known refusal by its key, another one in the API's own words. */
function textProblem(error: unknown): { type: 'key' | 'server'; message: string } | null {
  const field = error instanceof ApiError ? error.fields.find(({ path }) => path === 'text') : undefined;
  if (!field) return null;
  const key = knownRefusals.get(field.code);
  return key ? { type: 'key', message: key } : { type: 'server', message: field.message };
}

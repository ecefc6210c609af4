import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { removeCachedPost } from '#/api/cached-posts.ts';
import { deletePost, type Post } from '#/api/posts.ts';

interface DeletePostDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'title' | 'description' | 'confirmLabel'> {
  post: Pick<Post, 'id'>;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** A post that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Asks, deletes, and removes the post from every list. */
export function DeletePostDialog({ post, onClose, onDeleted, ...words }: DeletePostDialogProps) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deletePost(post.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('post.delete.done'));
      onDeleted?.();
      removeCachedPost(client, post.id);
    },
    onError: () => {
      onClose();
      toast.error(t('post.delete.failed'));
    },
  });
  return (
    <ConfirmDialog {...words} pending={deletion.isPending} onConfirm={() => deletion.mutate()} onCancel={onClose} />
  );
}

import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeCachedComment } from '#/api/cached-comments.ts';
import { commentQueries, deleteComment } from '#/api/comments.ts';

interface DeleteCommentDialogProps {
  postId: string;
  id: string;
  open: boolean;
  onClose: () => void;
}

export function DeleteCommentDialog({ postId, id, open, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteComment(id),
    onSuccess: () => {
      onClose();
      toast.success(t('comments.toast.deleted'));
      removeCachedComment(client, postId, id);
    },
    onError: (error) => {
      onClose();
      if (!(error instanceof ApiError && error.status === 404)) toast.error(t('comments.delete.failed'));
    },
    // Pages count from the newest: after a deletion the next page would skip one.
    onSettled: () => void client.invalidateQueries({ queryKey: commentQueries.ofPost(postId).queryKey }),
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('comments.delete.title')}
      description={t('comments.delete.text')}
      confirmLabel={t('comments.delete.action')}
      pending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}

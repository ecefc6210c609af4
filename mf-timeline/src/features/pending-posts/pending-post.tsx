import { ApiError } from '@academy/shared-auth';
import { Button, Flex, toast, VisuallyHidden } from '@academy/shared-ui';
import { CheckIcon, UsersIcon, XIcon } from '@academy/shared-ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refreshFeed } from '#/api/cached-posts.ts';
import { pendingCountQuery } from '#/api/pending-count.ts';
import { approvePost, type Post, postQueries } from '#/api/posts.ts';
import { DeletePostDialog } from '#/components/delete-post-dialog.tsx';
import { PostCard } from '#/components/post-card.tsx';
import { visibilityPath } from '#/components/post-paths.ts';

export function PendingPost({ post }: { post: Post }) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { may } = post;
  const name = post.user.name;
  const approval = useMutation({
    mutationFn: () => approvePost(post),
    onSuccess: () => {
      toast.success(t('pending.toast.published'));
      void refreshFeed(client);
      void client.invalidateQueries({ queryKey: pendingCountQuery().queryKey });
      return client.invalidateQueries({ queryKey: postQueries.pending().queryKey });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return toast.error(t('pending.approve.failed'));
      toast.error(t('pending.approve.changed'));
      return client.invalidateQueries({ queryKey: postQueries.pending().queryKey });
    },
  });
  const actions = (
    <Flex marginBlockStart="4" gap="2" flexWrap="wrap">
      {may.setVisibility && (
        <Button asChild variant="ghost" marginInlineStart="-4" marginInlineEnd="auto">
          <Link to={visibilityPath(post.id)}>
            <UsersIcon aria-hidden />
            <ActionOf name={name}>{t('pending.visibility.action')}</ActionOf>
          </Link>
        </Button>
      )}
      <Flex gap="2" marginInlineStart="auto">
        {may.delete && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            <XIcon aria-hidden />
            <ActionOf name={name}>{t('pending.reject.action')}</ActionOf>
          </Button>
        )}
        {may.approve && (
          <Button loading={approval.isPending} onClick={() => approval.mutate()}>
            <CheckIcon aria-hidden />
            <ActionOf name={name}>{t('pending.approve.action')}</ActionOf>
          </Button>
        )}
      </Flex>
      <DeletePostDialog
        post={post}
        open={isAsking}
        title={t('pending.reject.title', { name })}
        description={t('pending.reject.text')}
        confirmLabel={t('pending.reject.action')}
        onClose={() => setAsking(false)}
        onDeleted={() => void client.invalidateQueries({ queryKey: pendingCountQuery().queryKey })}
      />
    </Flex>
  );
  return <PostCard post={post} actions={actions} />;
}

/** Named as its visible text, for voice control; the author's name comes after it. */
function ActionOf({ name, children }: { name: string; children: string }) {
  const { t } = useTranslation('timeline');
  return (
    <>
      {children}
      <VisuallyHidden> {t('pending.post.label', { name })}</VisuallyHidden>
    </>
  );
}

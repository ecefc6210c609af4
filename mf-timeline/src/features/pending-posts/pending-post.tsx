import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { Link } from '@academy/shared-auth/router';
import { Button, Flex, toast } from '@academy/shared-ui';
import { CheckIcon, UsersIcon, XIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { refreshFeed } from '#/api/cached-posts.ts';
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
          <Link to={visibilityPath(post.id)} aria-label={t('pending.visibility.label', { name })}>
            <UsersIcon aria-hidden />
            {t('pending.visibility.action')}
          </Link>
        </Button>
      )}
      <Flex gap="2" marginInlineStart="auto">
        {may.delete && (
          <Button variant="outline" aria-label={t('pending.reject.label', { name })} onClick={() => setAsking(true)}>
            <XIcon aria-hidden />
            {t('pending.reject.action')}
          </Button>
        )}
        {may.approve && (
          <Button
            loading={approval.isPending}
            aria-label={t('pending.approve.label', { name })}
            onClick={() => approval.mutate()}
          >
            <CheckIcon aria-hidden />
            {t('pending.approve.action')}
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
      />
    </Flex>
  );
  return <PostCard post={post} actions={actions} />;
}

import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { Button, Flex, toast } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { refreshFeed } from '#/api/cached-posts.ts';
import { approvePost, type Post, postQueries } from '#/api/posts.ts';
import { PostCard } from '#/components/post-card.tsx';

export function PendingPost({ post }: { post: Post }) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const approval = useMutation({
    mutationFn: () => approvePost(post.id),
    onSuccess: () => {
      toast.success(t('pending.toast.published'));
      void refreshFeed(client);
      return client.invalidateQueries({ queryKey: postQueries.pending().queryKey });
    },
    onError: () => toast.error(t('pending.approve.failed')),
  });
  return (
    <PostCard
      post={post}
      actions={
        <Flex marginBlockStart="4" justifyContent="flex-end">
          <Button
            loading={approval.isPending}
            aria-label={t('pending.approve.label', { name: post.user.name })}
            onClick={() => approval.mutate()}
          >
            <CheckIcon aria-hidden />
            {t('pending.approve.action')}
          </Button>
        </Flex>
      }
    />
  );
}

import { useSession, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { showLike } from '#/api/cached-posts.ts';
import { likePost, type Post } from '#/api/posts.ts';

/** Whether the reader likes the post, and the act of changing that: shown at once, taken back with a word if refused. */
export function useLike(post: Post): { liked: boolean; toggle: () => void } {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const liked = post.likes.some((like) => like.user_id === userId);
  const mutationKey = ['posts', 'like', post.id];
  const show = (state: boolean) => userId && showLike(client, post.id, userId, state);
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    // Presses on one post reach the API in their order.
    scope: { id: `like ${post.id}` },
    mutationFn: (wanted: boolean) => likePost(post.id, wanted),
    onMutate: (wanted) => void show(wanted),
    onSuccess: (state) => void (isLast() && show(state)),
    onError: (_error, wanted) => {
      if (isLast()) show(!wanted);
      toast.error(t(wanted ? 'post.like.failed' : 'post.like.unlikeFailed'));
    },
  });
  return { liked, toggle: () => mutate(!liked) };
}

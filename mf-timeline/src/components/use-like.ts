import { useSession, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';

interface Likeable {
  /** Tells what is liked apart: "post 5". */
  key: string;
  likes: readonly { user_id: string }[];
  /** Asks for the state that is wanted; answers the one that holds then. */
  like: (wanted: boolean) => Promise<boolean>;
  /** Shows the user's like, or its absence, wherever it is read. */
  show: (userId: string, liked: boolean) => void;
}

/** Whether the viewer likes it, and the action of changing that: shown at once, undone with a message if rejected. */
export function useLike({ key, likes, like, show }: Likeable): { liked: boolean; toggle: () => void } {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const liked = likes.some((each) => each.user_id === userId);
  const mutationKey = ['like', key];
  const showState = (state: boolean) => userId && show(userId, state);
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    // Shown already, a like waits for the connection.
    networkMode: 'online',
    // Presses on one thing reach the API in their order.
    scope: { id: `like ${key}` },
    mutationFn: like,
    onMutate: (wanted) => void showState(wanted),
    onSuccess: (state) => void (isLast() && showState(state)),
    onError: (_error, wanted) => {
      if (isLast()) showState(!wanted);
      toast.error(t(wanted ? 'post.like.failed' : 'post.like.unlikeFailed'));
    },
  });
  return { liked, toggle: () => mutate(!liked) };
}

import { outbox, useOutbox, useSession } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LikeRequest } from '#/api/comments.ts';

interface Likeable {
  /** Identifies the liked object: "post 5". */
  key: string;
  /** The author of the liked object. */
  author: string;
  likes: readonly { user_id: string }[];
  /** Requests a state; returns the state that holds then. */
  like: (wanted: boolean) => Promise<boolean>;
  /** The same for the outbox. */
  request: (wanted: boolean) => LikeRequest;
  /** Shows or removes the user's like, in every place that has loaded it. */
  show: (userId: string, liked: boolean) => void;
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Whether the viewer likes it, and the function that changes it: shown at once, undone with a message if rejected.
 * Without a connection it waits in the outbox, where it can be cancelled, as by pressing again.
 */
export function useLike({ key, author, likes, like, request, show }: Likeable) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const target = `like ${key}`;
  const [waiting] = useOutbox(target);
  const liked = likes.some((each) => each.user_id === userId);
  const mutationKey = ['like', key];
  const showState = (state: boolean) => userId && show(userId, state);
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const sendLater = async (wanted: boolean) => {
    const label = t(wanted ? 'post.like.outbox' : 'post.like.unlikeOutbox', { name: author });
    await outbox.deliver({ kind: 'like', target, ...request(wanted), label, text: '' });
    return wanted;
  };
  const { mutate } = useMutation({
    mutationKey,
    // Clicks on one object reach the API in their order.
    scope: { id: target },
    mutationFn: (wanted: boolean) => (navigator.onLine ? like(wanted) : sendLater(wanted)),
    onMutate: (wanted) => void showState(wanted),
    onSuccess: (state) => void (isLast() && showState(state)),
    onError: (error, wanted) => {
      if (isLast()) showState(!wanted);
      if (!isCancelled(error)) toast.error(t(wanted ? 'post.like.failed' : 'post.like.unlikeFailed'));
    },
  });
  const toggle = () => (waiting?.state === 'waiting' ? outbox.cancel(waiting.key) : mutate(!liked));
  return { liked, isWaiting: waiting?.state === 'waiting', toggle };
}

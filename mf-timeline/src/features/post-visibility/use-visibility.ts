import { useHasRole, useSession } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { showPost } from '#/api/cached-posts.ts';
import { type Audience, type Post, setVisibility } from '#/api/posts.ts';
import { FEED_PATH } from '#/components/post-paths.ts';
import { isWider } from './is-wider.ts';

const byTeachers: readonly Audience[] = ['student', 'teacher'];
const byOthers: readonly Audience[] = ['student', 'teacher', 'admin'];

/** The choice of a post's audience, and the way back afterwards. */
export function useVisibility(post: Post) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const options = useHasRole('teacher') ? byTeachers : byOthers;
  const [chosen, setChosen] = useState<Audience[]>(() => options.filter((option) => post.visibleTo.includes(option)));

  // The first page of a visit has no page of the site before it.
  const leave = () => (key === 'default' ? navigate(FEED_PATH, { replace: true }) : navigate(-1));
  const saving = useMutation({
    mutationFn: () => setVisibility(post.id, chosen),
    onSuccess: (saved) => {
      showPost(client, saved);
      const isReturned = post.status === 'approved' && saved.status === 'pending';
      toast.success(t('visibility.toast.changed'), isReturned ? { description: t('visibility.toast.detail') } : {});
      void leave();
    },
  });
  const isAuthor = useSession(({ user }) => user?.id === post.user.id);
  const returns = isAuthor && !post.may.approve && post.status === 'approved' && isWider(chosen, post.visibleTo);
  const choose = (option: Audience, isChosen: boolean) =>
    setChosen(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return {
    options,
    chosen,
    /** Whether saving this choice makes the post wait for approval again (D50). */
    returns,
    choose,
    save: () => saving.mutate(),
    leave,
    isPending: saving.isPending,
    hasFailed: saving.isError,
  };
}

import { Button, Flex } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showLike } from '#/api/cached-posts.ts';
import { likePost, type Post, postLikeRequest } from '#/api/posts.ts';
import { Count } from './count.tsx';
import { LikeButton } from './like-button.tsx';
import { COMMENTS_ID, commentsPath } from './post-paths.ts';
import { useLike } from './use-like.ts';

interface PostActionsProps {
  post: Post;
  /** Replaces the link to the comments if they are below. */
  comments?: ReactNode;
}

export function PostActions({ post, comments }: PostActionsProps) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const { toggle, ...like } = useLike({
    key: `post ${post.id}`,
    author: post.user.name,
    likes: post.likes,
    request: (wanted) => postLikeRequest(post.id, wanted),
    like: (wanted) => likePost(post.id, wanted),
    show: (userId, state) => showLike(client, post.id, userId, state),
  });
  return (
    <Flex gap="2" alignItems="center" marginBlockStart="3" marginInlineStart="-3" marginBlockEnd="-2">
      <LikeButton {...like} likes={post.likes.length} mayLike={post.may.like} onToggle={toggle} />
      {comments ?? (
        <Button asChild variant="ghost" size="sm">
          <Link to={`${commentsPath(post.id)}#${COMMENTS_ID}`}>
            <MessageCircleIcon aria-hidden />
            <Count text={t('post.comments.count', { count: post.comments })} count={post.comments} />
          </Link>
        </Button>
      )}
    </Flex>
  );
}

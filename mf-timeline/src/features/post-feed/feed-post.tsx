import { memo } from 'react';
import type { Post } from '#/api/posts.ts';
import { PostCard } from '#/components/post-card.tsx';
import { PostActions } from './post-actions.tsx';

/** A post that still waits for approval is seen by its author alone: there is nothing to do with it yet. */
export const FeedPost = memo(({ post }: { post: Post }) => (
  <PostCard post={post} actions={post.status === 'pending' ? null : <PostActions post={post} />} />
));

import { ListItem } from '@academy/shared-ui';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Comment } from '#/api/comments.ts';
import { CommentRow } from './comment-row.tsx';

interface CommentItemProps {
  postId: string;
  comment: Comment;
  /** Whether the viewer has just written it. */
  isNew: boolean;
}

/**
 * A comment. If a notification leads to it, it is scrolled into view, gets the focus, and is highlighted for a moment.
 */
export const CommentItem = memo(({ postId, comment, isNew }: CommentItemProps) => {
  const { hash, key } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const id = `comment-${comment.id}`;
  const isTarget = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same notification followed again is a new visit
  useEffect(() => {
    if (!isTarget) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <ListItem
      ref={item}
      id={id}
      tabIndex={isTarget ? -1 : undefined}
      padding="2"
      marginInline="-2"
      borderRadius="control"
      outline="none"
    >
      <CommentRow postId={postId} comment={comment} isMarked={isTarget} />
    </ListItem>
  );
});

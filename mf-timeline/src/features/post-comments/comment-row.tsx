import { Avatar, Box, Flex, HStack, IconButton, Span, TimeAgo, Tooltip, UserName } from '@academy/shared-ui';
import { TrashIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCommentLike } from '#/api/cached-comments.ts';
import { type Comment, commentLikeRequest, likeComment } from '#/api/comments.ts';
import { LikeButton } from '#/components/like-button.tsx';
import { RichText } from '#/components/rich-text.tsx';
import { useLike } from '#/components/use-like.ts';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';

interface CommentRowProps {
  postId: string;
  comment: Comment;
}

/** One comment; `isMarked` highlights it. */
export function CommentRow({ postId, comment, isMarked }: CommentRowProps & { isMarked: boolean }) {
  const client = useQueryClient();
  const { toggle, ...like } = useLike({
    key: `comment ${comment.id}`,
    author: comment.user.name,
    likes: comment.likes,
    request: (wanted) => commentLikeRequest(comment.id, wanted),
    like: (wanted) => likeComment(comment.id, wanted),
    show: (userId, state) => showCommentLike(client, postId, comment.id, userId, state),
  });
  return (
    <Flex gap="2.5" alignItems="flex-start">
      <Avatar
        person={comment.user.id}
        name={comment.user.name}
        image={comment.user.image}
        size="sm"
        marginBlockStart="1"
      />
      <Box flex="1" minWidth="0">
        <Box
          width="fit"
          maxWidth="full"
          paddingInline="3.5"
          paddingBlock="2"
          borderRadius="card"
          borderStartStartRadius="control"
          bg={isMarked ? 'accent.subtle' : 'bg.subtle'}
          _dark={{ bg: isMarked ? 'accent.subtle' : 'bg.raised' }}
        >
          <HStack gap="2" flexWrap="wrap" alignItems="baseline" fontSize="xs" color="fg.subtle">
            <Span fontWeight="semibold" fontSize="sm" color="fg">
              <UserName>{comment.user.name}</UserName>
            </Span>
            <TimeAgo at={comment.createdAt} />
          </HStack>
          <RichText html={comment.text} />
        </Box>
        <HStack gap="1" marginBlockStart="0.5">
          <LikeButton {...like} likes={comment.likes.length} mayLike={comment.may.like} onToggle={toggle} />
          <DeleteButton postId={postId} comment={comment} />
        </HStack>
      </Box>
    </Flex>
  );
}

function DeleteButton({ postId, comment }: CommentRowProps) {
  const { t } = useTranslation('timeline');
  const [isAsking, setAsking] = useState(false);
  if (!comment.may.delete) return null;
  const label = t('comments.delete.label', { name: comment.user.name });
  return (
    <>
      <Tooltip label={label}>
        <IconButton size="sm" aria-label={label} onClick={() => setAsking(true)}>
          <TrashIcon aria-hidden />
        </IconButton>
      </Tooltip>
      <DeleteCommentDialog postId={postId} id={comment.id} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

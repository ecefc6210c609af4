import { useTranslation } from '@academy/shared-auth';
import { Avatar, Badge, Box, Card, Flex, Span, TimeAgo, UserName } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useId } from 'react';
import type { Post } from '#/api/posts.ts';
import { Folded } from './folded.tsx';
import { RichText } from './rich-text.tsx';

interface PostCardProps {
  post: Post;
  /** What can be done with the post, below its text. */
  actions?: ReactNode;
}

export function PostCard({ post, actions }: PostCardProps) {
  const { t } = useTranslation('timeline');
  const author = useId();
  return (
    <Card as="article" aria-labelledby={author}>
      <Flex gap="3" alignItems="center" marginBlockEnd="3">
        <Avatar name={post.user.name} image={post.user.image} />
        <Box flex="1" minWidth="0">
          <Box id={author} fontWeight="semibold" lineHeight="heading" truncate>
            <UserName>{post.user.name}</UserName>
          </Box>
          <Span fontSize="xs" color="fg.subtle">
            <TimeAgo at={post.createdAt} />
          </Span>
        </Box>
        {post.status === 'pending' && (
          <Badge tone="warning" alignSelf="flex-start">
            <ClockIcon aria-hidden />
            {t('post.pending.badge')}
          </Badge>
        )}
      </Flex>
      <Folded>
        <RichText html={post.text} />
      </Folded>
      {actions}
    </Card>
  );
}

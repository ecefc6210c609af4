import { Avatar, Box, Card, Flex, Span, TimeAgo, UserName } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';
import type { Post } from '#/api/posts.ts';
import { Folded } from './folded.tsx';
import { RichText } from './rich-text.tsx';

interface PostCardProps {
  post: Post;
  /** The post's state, where it is worth a word. */
  badge?: ReactNode;
  /** What can be done with the post, below its text. */
  actions?: ReactNode;
}

export function PostCard({ post, badge, actions }: PostCardProps) {
  const author = useId();
  return (
    <Card as="article" aria-labelledby={author}>
      <Flex columnGap="3" rowGap="2" flexWrap="wrap" alignItems="center" marginBlockEnd="3">
        <Avatar name={post.user.name} image={post.user.image} />
        <Box flex="1 1 6.5rem" minWidth="0">
          <Box id={author} fontWeight="semibold" lineHeight="1.6" truncate>
            <UserName>{post.user.name}</UserName>
          </Box>
          <Span fontSize="xs" color="fg.subtle">
            <TimeAgo at={post.publishedAt} />
          </Span>
        </Box>
        {badge}
      </Flex>
      <Folded>
        <RichText html={post.text} />
      </Folded>
      {actions}
    </Card>
  );
}

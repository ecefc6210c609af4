import { Avatar, Box, Card, Flex, HStack, OneLine, Span, TimeAgo } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';
import type { Post } from '#/api/posts.ts';
import { AudienceMark } from './audience-mark.tsx';
import { Collapsible } from './collapsible.tsx';
import { PostMedia } from './post-media/post-media.tsx';
import { RichText } from './rich-text.tsx';

/** A text of this many characters, with markup, is probably collapsed. */
const LONG_TEXT = 1300;

interface PostCardProps {
  post: Post;
  /** The post's state, if it is not approved. */
  badge?: ReactNode;
  /** The author's actions. */
  menu?: ReactNode;
  /** Actions on the post, below its text. */
  actions?: ReactNode;
}

export function PostCard({ post, badge, menu, actions }: PostCardProps) {
  const author = useId();
  return (
    <Card as="article" aria-labelledby={author}>
      <Flex columnGap="3" rowGap="2" flexWrap="wrap" alignItems="center" marginBlockEnd="3">
        <Avatar person={post.user.id} name={post.user.name} image={post.user.image} />
        <Box flex="1" minWidth="0">
          <OneLine id={author} fontWeight="semibold" lineHeight="1.6">
            {post.user.name}
          </OneLine>
          <HStack gap="1.5" fontSize="xs" color="fg.subtle" flexWrap="wrap">
            <Span>
              <TimeAgo at={post.publishedAt} />
            </Span>
            <AudienceMark visibleTo={post.visibleTo} />
          </HStack>
        </Box>
        {badge && (
          <Box
            order={{ base: 1, md: 0 }}
            flexBasis={{ base: 'full', md: 'auto' }}
            paddingInlineStart={{ base: '3.25rem', md: '0' }}
          >
            {badge}
          </Box>
        )}
        {menu && <Box marginInlineEnd="-2.5">{menu}</Box>}
      </Flex>
      <Collapsible isLikelyLong={post.text.length > LONG_TEXT}>
        <RichText html={post.text} />
      </Collapsible>
      <PostMedia post={post} />
      {actions}
    </Card>
  );
}

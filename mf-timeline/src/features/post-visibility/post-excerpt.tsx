import { Avatar, Box, Flex, OneLine } from '@academy/shared-ui';
import type { Post } from '#/api/posts.ts';

/** The first words of rich text, as plain text. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<(?:\/(?:p|h1|h2|blockquote|li)|br)>/g, ' $&'), 'text/html').body
    .textContent ?? '';

/** Identifies the post. */
export function PostExcerpt({ post }: { post: Post }) {
  return (
    <Flex gap="3" alignItems="center">
      <Avatar person={post.user.id} name={post.user.name} image={post.user.image} />
      <Box minWidth="0">
        <OneLine fontWeight="semibold">{post.user.name}</OneLine>
        <OneLine fontSize="sm" color="fg.muted">
          {plainText(post.text)}
        </OneLine>
      </Box>
    </Flex>
  );
}

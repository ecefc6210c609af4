import { useTranslation } from '@academy/shared-auth';
import { Button, Flex, HStack, Span, VisuallyHidden } from '@academy/shared-ui';
import { HeartIcon, MessageCircleIcon } from '@academy/shared-ui/icons';
import type { Post } from '#/api/posts.ts';
import { useLike } from './use-like.ts';

const pressed = {
  '& svg': { transition: 'transform {durations.base} {easings.out}' },
  '&:active svg': { transform: 'scale(0.8)' },
};

export function PostActions({ post }: { post: Post }) {
  const { t } = useTranslation('timeline');
  const { liked, toggle } = useLike(post);
  return (
    <Flex gap="2" alignItems="center" marginBlockStart="3" marginInlineStart="-3" marginBlockEnd="-2">
      <Button variant="ghost" size="sm" aria-pressed={liked} onClick={toggle} css={pressed}>
        <HeartIcon aria-hidden fill={liked ? 'currentColor' : 'none'} />
        <VisuallyHidden>{t('post.like.label')} </VisuallyHidden>
        <Count text={t('post.like.count', { count: post.likes.length })} count={post.likes.length} />
      </Button>
      <HStack gap="2" paddingInline="3" fontSize="sm" color="fg.muted">
        <MessageCircleIcon aria-hidden size="1.15em" />
        <Count text={t('post.comments.count', { count: post.comments })} count={post.comments} />
      </HStack>
    </Flex>
  );
}

/** A bare number for the eye, the number of what for the ear. */
function Count({ count, text }: { count: number; text: string }) {
  return (
    <>
      <Span aria-hidden minWidth="1ch" fontVariantNumeric="tabular-nums">
        {count}
      </Span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

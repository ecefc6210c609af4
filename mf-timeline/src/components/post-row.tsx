import { chakra } from '@academy/shared-ui';
import { type ComponentType, memo, useEffect, useRef } from 'react';
import type { Post } from '#/api/posts.ts';
import { guessedHeight, heightOf, rememberHeight } from './post-pages/post-height.ts';

const Row = chakra('li', {
  variants: { isFar: { true: { contentVisibility: 'auto' } } },
});

interface PostRowProps {
  post: Post;
  /** Below the first screen: laid out and painted when it comes near. */
  isFar: boolean;
  item: ComponentType<{ post: Post }>;
}

/** A post at its place in a list. A change redraws only its own post. */
export const PostRow = memo(({ post, isFar, item: Item }: PostRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const { id } = post;
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) rememberHeight(id, height);
    });
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [id]);
  const height = heightOf(id) ?? guessedHeight(post);
  return (
    <Row ref={row} isFar={isFar} style={isFar ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}>
      <Item post={post} />
    </Row>
  );
});

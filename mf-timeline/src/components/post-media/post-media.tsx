import { Box, Center, Grid } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Media } from '#/api/media.ts';
import type { Post } from '#/api/posts.ts';
import { ratioOf, shapeOf, shownOf } from './media-shape.ts';
import { MediaTile } from './media-tile.tsx';
import { useMediaWords } from './media-words.ts';
import { PostVideo } from './post-video.tsx';
import { useLightbox } from './use-lightbox.tsx';

const FULL_WIDTH = '(max-width: 47.99rem) calc(100vw - 4rem), 640px';
const HALF_WIDTH = '(max-width: 47.99rem) calc(50vw - 2rem), 320px';
const LARGE_SHARE = '(max-width: 47.99rem) calc(66vw - 3rem), 430px';

/** The pictures and videos of a post. */
export function PostMedia({ post }: { post: Pick<Post, 'images' | 'user'> }) {
  const shownTypes = post.images.filter(({ type }) => type !== 'other');
  const [first] = shownTypes;
  if (!first) return null;
  const author = post.user.name;
  return (
    <Box marginBlockStart="3">
      {shownTypes.length === 1 ? (
        <SingleMedia media={first} author={author} />
      ) : (
        <MediaGrid files={shownTypes} author={author} />
      )}
    </Box>
  );
}

function SingleMedia({ media, author }: { media: Media; author: string }) {
  const label = useMediaWords(author, 1)(media, 0);
  const { lightbox, open, prepare } = useLightbox([media], author);
  if (media.type === 'video') return <PostVideo media={media} label={label} />;
  return (
    <>
      <Box
        style={{ aspectRatio: ratioOf(media) }}
        width="full"
        maxHeight="40rem"
        overflow="hidden"
        borderRadius="control"
      >
        <MediaTile media={media} label={label} sizes={FULL_WIDTH} onOpen={() => open(0)} onApproach={prepare} />
      </Box>
      {lightbox}
    </>
  );
}

function MediaGrid({ files, author }: { files: readonly Media[]; author: string }) {
  const { t } = useTranslation('timeline');
  const wordsFor = useMediaWords(author, files.length);
  const { lightbox, open, prepare } = useLightbox(files, author);
  const shown = shownOf(files.length);
  const hidden = files.slice(shown);
  const { ratio, isFirstTall } = shapeOf(shown);
  const more = hidden.every(({ type }) => type === 'image') ? 'post.media.moreImages' : 'post.media.moreFiles';
  return (
    <>
      <Grid
        gap="1"
        gridTemplateColumns={isFirstTall ? '2fr 1fr' : '1fr 1fr'}
        gridAutoRows="minmax(0, 1fr)"
        style={{ aspectRatio: ratio }}
        overflow="hidden"
        borderRadius="control"
      >
        {files.slice(0, shown).map((media, index) => (
          <MediaTile
            key={media.id}
            media={media}
            label={wordsFor(media, index)}
            sizes={isFirstTall && index === 0 ? LARGE_SHARE : HALF_WIDTH}
            isTall={isFirstTall && index === 0}
            onOpen={() => open(index)}
            onApproach={prepare}
          >
            {hidden.length > 0 && index === shown - 1 && <MoreOverlay>{t(more, { count: hidden.length })}</MoreOverlay>}
          </MediaTile>
        ))}
      </Grid>
      {lightbox}
    </>
  );
}

function MoreOverlay({ children }: { children: string }) {
  return (
    <Center
      position="absolute"
      inset="0"
      padding="2"
      bg="media.veil"
      color="white"
      fontWeight="semibold"
      fontSize={{ base: 'sm', md: 'md' }}
      textAlign="center"
    >
      {children}
    </Center>
  );
}

import { Box, chakra } from '@academy/shared-ui';
import { useState } from 'react';
import type { Media } from '#/api/media.ts';
import { MissingMedia } from './media-picture.tsx';
import { ratioOf } from './media-shape.ts';

const Player = chakra('video', {
  base: { display: 'block', boxSize: 'full', objectFit: 'contain', bg: 'media.ground' },
});

/** The only file of a post, a video, played in its place on request. */
export function PostVideo({ media, label }: { media: Media; label: string }) {
  const [isBroken, setBroken] = useState(false);
  const poster = media.thumbnails.at(-1)?.path;
  return (
    <Box
      style={{ aspectRatio: ratioOf(media) }}
      width="full"
      maxHeight="32rem"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
    >
      {isBroken ? (
        <MissingMedia text={label} />
      ) : (
        <Player
          src={media.image_path}
          poster={poster}
          preload={poster ? 'none' : 'metadata'}
          controls
          playsInline
          aria-label={label}
          onError={() => setBroken(true)}
        />
      )}
    </Box>
  );
}

import { Center, chakra } from '@academy/shared-ui';
import { PlayIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import type { Media } from '#/api/media.ts';
import { MediaPicture } from './media-picture.tsx';

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    boxSize: 'full',
    minHeight: '0',
    minWidth: '0',
    overflow: 'hidden',
    bg: 'bg.muted',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface MediaTileProps {
  media: Media;
  /** Its kind, for screen readers. */
  label: string;
  sizes: string;
  onOpen: () => void;
  onApproach: () => void;
  isTall?: boolean;
  /** Covers the picture. */
  children?: ReactNode;
}

/** A file of a post, cropped to its place; a click shows all of it. */
export function MediaTile({ media, label, sizes, onOpen, onApproach, isTall, children }: MediaTileProps) {
  return (
    <Tile
      type="button"
      aria-haspopup="dialog"
      gridRow={isTall ? 'span 2' : undefined}
      onClick={onOpen}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <MediaPicture media={media} alt={label} sizes={sizes} />
      {media.type === 'video' && !children && <PlayMark />}
      {children}
    </Tile>
  );
}

function PlayMark() {
  return (
    <Center position="absolute" inset="0" aria-hidden>
      <Center boxSize="12" borderRadius="full" bg="media.veil" color="white" paddingInlineStart="0.5">
        <PlayIcon size={22} fill="currentColor" />
      </Center>
    </Center>
  );
}

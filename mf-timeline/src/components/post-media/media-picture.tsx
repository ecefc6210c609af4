import { Center, Image, VisuallyHidden } from '@academy/shared-ui';
import { ImageOffIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#/api/media.ts';

interface MediaPictureProps {
  media: Media;
  /** Empty if the text around it says the same. */
  alt: string;
  /** The shown width, in the syntax of the `sizes` attribute. */
  sizes: string;
}

/** For a picture between two sizes, the original is the largest that is worth loading. */
const LARGEST_SHOWN = 1600;

function sourcesOf({ type, image_path, width, thumbnails }: Media): string | undefined {
  const itself = type === 'image' && width && width <= LARGEST_SHOWN ? [{ path: image_path, width }] : [];
  return [...thumbnails, ...itself].map((source) => `${source.path} ${source.width}w`).join(', ') || undefined;
}

/** A picture, or a video's poster, in the smallest size that is sharp; a placeholder if it is missing. */
export function MediaPicture({ media, alt, sizes }: MediaPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const largest = media.thumbnails.at(-1)?.path ?? (media.type === 'image' ? media.image_path : null);
  if (largest === null || largest === broken)
    return <MissingMedia text={alt} isQuiet={media.type === 'video' && largest === null} />;
  return (
    <Image
      src={largest}
      srcSet={sourcesOf(media)}
      sizes={sizes}
      alt={alt}
      htmlWidth={media.width ?? undefined}
      htmlHeight={media.height ?? undefined}
      loading="lazy"
      decoding="async"
      boxSize="full"
      objectFit="cover"
      onError={() => setBroken(largest)}
    />
  );
}

/** Shown for a file that cannot be displayed; a video without a poster is complete. */
export function MissingMedia({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const { t } = useTranslation('timeline');
  return (
    <Center
      boxSize="full"
      flexDirection="column"
      gap="2"
      padding="3"
      color="fg.subtle"
      fontSize="sm"
      textAlign="center"
    >
      {!isQuiet && (
        <>
          <ImageOffIcon aria-hidden size={22} />
          {t('post.media.missing')}
        </>
      )}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Center>
  );
}

import { Button, chakra, Dialog, Image } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Frame = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    borderRadius: '8px',
    bg: 'bg.muted',
    cursor: 'zoom-in',
  },
});

/** In pixels; a picture of unknown size gets a square until it has loaded. */
const WIDEST = 320;
const SLIMMEST = 0.75;
const WIDE = 1.9;

interface ImageAttachmentProps {
  src: string;
  /** A smaller one for the thread. */
  preview: string;
  width: number | null;
  height: number | null;
  name: string | null;
}

/** A picture in a box of its own proportions, so that nothing jumps when it loads; a click enlarges it. */
export function ImageAttachment({ src, preview, name, ...known }: ImageAttachmentProps) {
  const { t } = useTranslation('messaging');
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<{ width: number; height: number } | null>(null);
  const { width, height } = known.width ? known : (seen ?? known);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSeen({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  const ratio = width && height ? Math.min(WIDE, Math.max(SLIMMEST, width / height)) : 1;
  const shape = { aspectRatio: String(ratio), width: `${Math.min(WIDEST, Math.max(160, width ?? WIDEST))}px` };
  return (
    <>
      <Frame
        type="button"
        style={shape}
        maxWidth="full"
        aria-label={t('attachment.image.open')}
        onClick={() => setOpen(true)}
      >
        <Image
          src={preview}
          alt=""
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          decoding="async"
          onLoad={known.width ? undefined : measure}
        />
      </Frame>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name ?? t('preview.kind.image')}
        size="lg"
        footer={
          <Button asChild variant="outline">
            <a href={src} download={name ?? ''}>
              <DownloadIcon aria-hidden />
              {t('attachment.download')}
            </a>
          </Button>
        }
      >
        <Image
          src={src}
          alt={name ?? t('preview.kind.image')}
          maxHeight="70dvh"
          marginInline="auto"
          objectFit="contain"
        />
      </Dialog>
    </>
  );
}

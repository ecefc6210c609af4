import { useTranslation } from 'react-i18next';
import Yarl, { type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { Media } from '#/api/media.ts';
import { useMediaWords } from './media-words.ts';

export interface LightboxProps {
  files: readonly Media[];
  author: string;
  index: number;
  onClose: () => void;
}

/** The browser decides about a type for which the file itself gives no answer. */
function slideOf(media: Media, alt: string): Slide {
  const { image_path: src, width, height, thumbnails } = media;
  const size = width && height ? { width, height } : {};
  if (media.type === 'video') {
    const poster = thumbnails.at(-1)?.path;
    return { type: 'video', ...size, ...(poster && { poster }), sources: [{ src, type: playableType(media.mime) }] };
  }
  const smaller = thumbnails.map((thumbnail) => ({ ...thumbnail, src: thumbnail.path }));
  return { src, alt, ...size, ...(width && height && { srcSet: [...smaller, { src, width, height }] }) };
}

const ground = { '--yarl__color_backdrop': 'var(--academy-colors-media-ground)' };

/** Browsers that play QuickTime's usual content reject it by this name. */
const playableType = (mime: string) => (mime === 'video/quicktime' ? 'video/mp4' : mime);

/** All files of a post, each as large as the window, with keys, swipe and zoom in the page's direction. */
export function Lightbox({ files, author, index, onClose }: LightboxProps) {
  const { t } = useTranslation('timeline');
  const wordsFor = useMediaWords(author, files.length);
  return (
    <Yarl
      open
      close={onClose}
      index={index}
      slides={files.map((media, place) => slideOf(media, wordsFor(media, place)))}
      plugins={files.length > 1 ? [Video, Zoom, Counter] : [Video, Zoom]}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      video={{ controls: true, playsInline: true, preload: 'metadata' }}
      counter={{ separator: t('lightbox.counter.separator') }}
      styles={{ root: ground }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
      {...(files.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Previous: t('lightbox.previous.label'),
        Next: t('lightbox.next.label'),
        Close: t('lightbox.close.label'),
        Lightbox: t('lightbox.dialog.label'),
        'Photo gallery': t('lightbox.gallery.label'),
        Carousel: t('lightbox.gallery.role'),
        Slide: t('lightbox.slide.role'),
        '{index} of {total}': t('lightbox.slide.label', { number: '{index}', total: '{total}' }),
        'Zoom in': t('lightbox.zoomIn.label'),
        'Zoom out': t('lightbox.zoomOut.label'),
      }}
    />
  );
}

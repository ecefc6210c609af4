import { useTranslation } from 'react-i18next';
import Yarl from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Media } from '#/library/api/media.ts';

export interface PictureViewProps {
  file: Media;
  title: string;
  onClose: () => void;
}

const ground = { '--yarl__color_backdrop': 'var(--academy-colors-media-ground)' };

/** A picture as large as the window, with keys, pinching and zoom. */
export function PictureView({ file, title, onClose }: PictureViewProps) {
  const { t } = useTranslation('classes');
  const { image_path: src, width, height } = file;
  return (
    <Yarl
      open
      close={onClose}
      slides={[{ src, alt: title, ...(width && height ? { width, height } : {}) }]}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      styles={{ root: ground }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Close: t('reader.close'),
        Lightbox: t('reader.large'),
        'Photo gallery': title,
        'Zoom in': t('reader.zoomIn'),
        'Zoom out': t('reader.zoomOut'),
      }}
    />
  );
}

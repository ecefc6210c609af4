import { Dialog, toast } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#/library/api/media.ts';
import { fileKind } from './file-kind.ts';
import { LoadedPdf } from './loaded-pdf.tsx';
import { LoadedSlides } from './loaded-slides.tsx';
import type { PictureViewProps } from './picture-view.tsx';

interface Opened {
  file: Media;
  title: string;
  PictureView?: (props: PictureViewProps) => ReactNode;
}

const loadPictures = () => import(/* webpackChunkName: "pictures" */ './picture-view.tsx');

/**
 * Opens files above the page: pictures as large as the window, PDFs by page, presentations by slide; others are saved.
 */
export function useFileViewer() {
  const { t } = useTranslation('classes');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = (file: Media, title: string) => {
    const kind = fileKind(file);
    if (kind === 'other') window.location.assign(file.image_path);
    else if (kind !== 'picture') setOpened({ file, title });
    else
      loadPictures().then(
        ({ PictureView }) => setOpened({ file, title, PictureView }),
        () => toast.error(t('reader.failed')),
      );
  };
  const viewer = opened?.PictureView ? (
    <opened.PictureView file={opened.file} title={opened.title} onClose={close} />
  ) : (
    opened && (
      <Dialog open size="full" title={opened.title} onClose={close}>
        {fileKind(opened.file) === 'slides' ? (
          <LoadedSlides src={opened.file.image_path} title={opened.title} />
        ) : (
          <LoadedPdf src={opened.file.image_path} title={opened.title} isAlone />
        )}
      </Dialog>
    )
  );
  return { open, viewer };
}

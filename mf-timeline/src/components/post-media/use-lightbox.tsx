import { toast } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#/api/media.ts';
import type { LightboxProps } from './lightbox.tsx';

const load = () => import(/* webpackChunkName: "lightbox" */ './lightbox.tsx');

interface OpenLightbox {
  Lightbox: (props: LightboxProps) => ReactNode;
  index: number;
}

/** The large view of a post's files; its code loads on the first click, or when a pointer is near. */
export function useLightbox(files: readonly Media[], author: string) {
  const { t } = useTranslation('timeline');
  const [shown, setShown] = useState<OpenLightbox | null>(null);
  const open = (index: number) =>
    void load().then(
      ({ Lightbox }) => setShown({ Lightbox, index }),
      () => toast.error(t('post.media.failed')),
    );
  const prepare = () => void load().catch(() => {});
  const lightbox = shown && (
    <shown.Lightbox files={files} author={author} index={shown.index} onClose={() => setShown(null)} />
  );
  return { lightbox, open, prepare };
}

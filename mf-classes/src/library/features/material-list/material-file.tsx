import { Button } from '@academy/shared-ui';
import { DownloadIcon, EyeIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Media } from '#/library/api/media.ts';
import { fileKind } from '#/library/components/files/file-kind.ts';

/** The name of a material's file: documents have their own names. */
export function useFileName() {
  const { t } = useTranslation('classes');
  return ({ name, type }: Media) => name ?? t(`fileList.untitled.${type}`);
}

/** Opens a material's file, or saves it if browsers cannot show it. */
export function MaterialFile({ file, onOpen }: { file: Media; onOpen: () => void }) {
  const nameOf = useFileName();
  return (
    <Button variant="outline" alignSelf="start" marginBlockStart="4" maxWidth="full" onClick={onOpen}>
      {fileKind(file) === 'other' ? <DownloadIcon aria-hidden /> : <EyeIcon aria-hidden />}
      <bdi>{nameOf(file)}</bdi>
    </Button>
  );
}

import { Center } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from './use-file-drop.ts';

/** Shows that files held above the page can be dropped. */
export function DropZone({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const { t } = useTranslation('messaging');
  const isHeld = useFileDrop(onFiles);
  if (!isHeld) return null;
  return (
    <Center
      position="absolute"
      inset="3"
      zIndex="overlay"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="brand.fg"
      borderRadius="card"
      bg="bg.raised"
      opacity="0.94"
      color="brand.fg"
      fontWeight="medium"
      pointerEvents="none"
    >
      {t('composer.drop')}
    </Center>
  );
}

import { Box, Button } from '@academy/shared-ui';
import { FileTextIcon, ImageIcon } from '@academy/shared-ui/icons';
import { RecitationPlayer } from '@academy/shared-ui/recitation';
import { bytesAt } from '@academy/shared-ui/sound';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandIn } from '#/library/api/hand-ins.ts';
import { openingKey } from '#/library/components/files/file-kind.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';
import { usePlayerWords } from '#/library/components/hand-ins/recitation-words.ts';

interface HandedInProps {
  handIn: HandIn;
  title: string;
  pins: readonly number[];
  children?: ComponentProps<typeof RecitationPlayer>['children'];
}

/** A recitation with a player, or a file with a link. */
export function HandedIn({ handIn: { file, seconds }, title, pins, children }: HandedInProps) {
  const { t } = useTranslation('classes');
  const words = usePlayerWords();
  const { open, viewer } = useFileViewer();
  const Icon = file.type === 'image' ? ImageIcon : FileTextIcon;
  if (file.type !== 'audio')
    return (
      <Box>
        <Button variant="outline" onClick={() => open(file, title)}>
          <Icon aria-hidden />
          {t(openingKey(file))}
        </Button>
        {viewer}
      </Box>
    );
  const { id, image_path: src, size } = file;
  return (
    <RecitationPlayer
      recording={{ id, src, size, read: () => bytesAt(src) }}
      words={words}
      seconds={seconds}
      pins={pins}
      {...(children ? { children } : {})}
    />
  );
}

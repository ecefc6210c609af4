import { Box, Button, FieldError, Stack, Text } from '@academy/shared-ui';
import { CameraIcon } from '@academy/shared-ui/icons';
import { readablePicture } from '@academy/shared-ui/readable-pictures';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accepted, type ChosenPicture, MOST_MB, openPicture, rejectionOf } from './chosen-picture.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

/** Opens the dialog, whose code loads with the first chosen picture. */
interface Opened {
  picture: ChosenPicture;
  Dialog: ComponentType<PictureDialogProps>;
}

const loadDialog = () => import(/* webpackChunkName: "picture" */ './picture-dialog.tsx');

async function open(chosen: File): Promise<Opened | { rejection: string }> {
  const file = await readablePicture(chosen);
  const rejection = rejectionOf(file);
  if (rejection) return { rejection };
  const code = await loadDialog().catch(() => null);
  if (!code) return { rejection: 'ui:form.problem.network' };
  const picture = await openPicture(file).catch(() => null);
  return picture ? { picture, Dialog: code.PictureDialog } : { rejection: 'own.picture.unreadable' };
}

/** Chooses a picture from the device, to be cropped and used as the viewer's own picture. */
export function ChangePicture() {
  const { t } = useTranslation('users');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setRejection(null);
    setOpening(true);
    const found = await open(file);
    setOpening(false);
    if ('rejection' in found) setRejection(found.rejection);
    else setOpened(found);
  };
  const close = () => {
    opened?.picture.release();
    setOpened(null);
  };
  return (
    <Stack alignItems="center" gap="2" css={{ '& > :empty': { position: 'absolute' } }}>
      <Button variant="outline" loading={isOpening} aria-describedby={id} onClick={() => picker.current?.click()}>
        <CameraIcon aria-hidden />
        {t('own.picture.change')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('own.picture.change')}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // Allows picking the same file again.
          target.value = '';
        }}
      />
      <div role="alert">{rejection && <FieldError id={id}>{t(rejection, { most: MOST_MB })}</FieldError>}</div>
      <Text id={id} fontSize="xs" color="fg.subtle">
        {t('own.picture.limits', { most: MOST_MB })}
      </Text>
      {opened && (
        <Box textAlign="start">
          <opened.Dialog picture={opened.picture} onClose={close} />
        </Box>
      )}
    </Stack>
  );
}

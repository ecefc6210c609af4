import { ApiError } from '@academy/shared-auth';
import { Button, Dialog, Flex, FormError, Stack, toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnPicture, ownProfileQuery } from '#/account/api/own-account.ts';
import { userQueries } from '#/base/api/users.ts';
import { type ChosenPicture, cutPicture } from './chosen-picture.ts';
import { middleSquare } from './crop-maths.ts';
import { CropStage } from './crop-stage.tsx';
import { PicturePreviews } from './picture-previews.tsx';
import { UploadBar } from './upload-bar.tsx';

export interface PictureDialogProps {
  picture: ChosenPicture;
  onClose: () => void;
}

/** Without a response the viewer can try again; otherwise the catalogue has the text. */
const problemKey = (error: unknown) =>
  error instanceof ApiError && error.status === 0 ? 'own.picture.offline' : 'own.problem.internal';

/** Crops the picture, shows a preview, and sends it. Closing the dialog while it is sent aborts the request. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [area, setArea] = useState(() => middleSquare(picture));
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const save = async () => {
    const control = new AbortController();
    underWay.current = control;
    setProblem(null);
    setSent(0);
    try {
      const cut = await cutPicture(picture, area);
      await changeOwnPicture({ picture: cut, signal: control.signal, onProgress: setSent });
      for (const { queryKey } of [ownProfileQuery(), { queryKey: userQueries.all() }])
        void client.invalidateQueries({ queryKey });
      toast.success(t('own.picture.saved'));
      onClose();
    } catch (error) {
      if (control.signal.aborted) return;
      setProblem(problemKey(error));
      setSent(null);
    }
  };
  const isSending = sent !== null;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={t('own.picture.title')}
      description={t('own.picture.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('own.picture.cancel')}
          </Button>
          <Button loading={isSending} onClick={() => void save()}>
            {t('own.picture.save')}
          </Button>
        </>
      }
    >
      {/* An empty element for announcements takes no space. */}
      <Stack gap="4" css={{ '& > :empty': { position: 'absolute' } }}>
        <FormError>{problem && t(problem)}</FormError>
        <Flex gap="5" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ base: 'stretch', sm: 'center' }}>
          <CropStage url={picture.url} onArea={setArea} />
          <PicturePreviews picture={picture} area={area} />
        </Flex>
        {isSending && <UploadBar fraction={sent} />}
      </Stack>
    </Dialog>
  );
}

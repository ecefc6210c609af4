import { ApiError } from '@academy/shared-auth';
import { Box, Button, Dialog, Ltr, Stack, Text, TextField } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmApp, type NewApp } from '#/account/api/security.ts';

interface AppDialogProps {
  app: NewApp;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** The secret in groups of four letters, as apps show it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** A code that another clock shows is named as such. */
function problemOf(error: Error): string {
  if (!(error instanceof ApiError) || error.status !== 422) return 'security.problem.failed';
  return error.fields.some(({ code }) => code === 'clock') ? 'security.app.clock' : 'security.app.wrong';
}

/** The QR code for the app, the same as text, and the first code, which activates the app. */
export function AppDialog({ app, onDone, onClose }: AppDialogProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const [code, setCode] = useState('');
  const confirmation = useMutation({ mutationFn: () => confirmApp(code), onSuccess: onDone });
  const { error } = confirmation;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!confirmation.isPending) confirmation.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.app.title')}
      description={t('security.app.scan')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui:dialog.cancel')}
          </Button>
          <Button type="submit" form={id} loading={confirmation.isPending}>
            {t('security.app.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        <Stack gap="4">
          <Box alignSelf="center" padding="3" bg="white" borderRadius="control">
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(app.qr)}`}
              alt={t('security.app.picture')}
              width={176}
              height={176}
            />
          </Box>
          <Stack gap="1">
            <Text fontSize="sm" color="fg.muted">
              {t('security.app.secret')}
            </Text>
            <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
              <Ltr>{grouped(app.secret)}</Ltr>
            </Text>
          </Stack>
          <TextField
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t('security.app.code')}
            value={code}
            error={error ? t(problemOf(error)) : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

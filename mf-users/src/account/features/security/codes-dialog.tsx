import { Button, Dialog, Flex, Grid, Ltr, Text, toast } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CodesDialogProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, which are shown only this once. */
export function CodesDialog({ codes, onKept }: CodesDialogProps) {
  const { t } = useTranslation('users');
  const [isLeaving, setLeaving] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => void toast.success(t('security.codes.copied')),
      () => void toast.error(t('security.codes.notCopied')),
    );
  const save = async () => {
    const { saveFile } = await import('@academy/shared-ui/list');
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), 'recovery-codes.txt');
  };
  return (
    <Dialog
      open
      onClose={() => (isLeaving ? onKept() : setLeaving(true))}
      title={t('security.codes.title')}
      description={t('security.codes.once')}
      footer={<Button onClick={onKept}>{t('security.codes.kept')}</Button>}
    >
      <Grid
        as="ul"
        listStyle="none"
        aria-label={t('security.codes.title')}
        gap="2"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        padding="4"
        bg="bg.muted"
        borderRadius="control"
        marginBlockEnd="4"
      >
        {codes.map((code) => (
          <Text as="li" key={code} fontFamily="mono" textAlign="center">
            <Ltr>{code}</Ltr>
          </Text>
        ))}
      </Grid>
      <Flex gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={() => void copy()}>
          {t('security.codes.copy')}
        </Button>
        <Button variant="outline" onClick={() => void save()}>
          <DownloadIcon size={16} aria-hidden />
          {t('security.codes.save')}
        </Button>
      </Flex>
      {isLeaving && (
        <Text role="alert" color="danger.fg" marginBlockStart="4">
          {t('security.codes.notAgain')}
        </Text>
      )}
    </Dialog>
  );
}

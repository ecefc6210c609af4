import { Box, Button, Dialog, Ltr, Text, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface KeyDialogProps {
  made: string;
  onKept: () => void;
}

/** A new key, which is shown only this once. */
export function KeyDialog({ made, onKept }: KeyDialogProps) {
  const { t } = useTranslation('users');
  const [isLeaving, setLeaving] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(made).then(
      () => void toast.success(t('apiKeys.made.copied')),
      () => void toast.error(t('apiKeys.made.notCopied')),
    );
  return (
    <Dialog
      open
      onClose={() => (isLeaving ? onKept() : setLeaving(true))}
      title={t('apiKeys.made.title')}
      description={t('apiKeys.made.once')}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {t('apiKeys.made.copy')}
          </Button>
          <Button onClick={onKept}>{t('apiKeys.made.kept')}</Button>
        </>
      }
    >
      <Box padding="4" bg="bg.muted" borderRadius="control" overflowWrap="anywhere">
        <Text fontFamily="mono" userSelect="all" data-key>
          <Ltr>{made}</Ltr>
        </Text>
      </Box>
      {isLeaving && (
        <Text role="alert" color="danger.fg" marginBlockStart="4">
          {t('apiKeys.made.notAgain')}
        </Text>
      )}
    </Dialog>
  );
}

import { Box, Button, Dialog, Ltr, Text, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SecretDialogProps {
  secret: string;
  words: Readonly<Record<'title' | 'once' | 'copied' | 'notCopied' | 'notAgain', string>>;
  onKept: () => void;
}

/** A new key or secret, which is shown only this once. */
export function SecretDialog({ secret, words, onKept }: SecretDialogProps) {
  const { t } = useTranslation('users');
  const [isLeaving, setLeaving] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => void toast.success(words.copied),
      () => void toast.error(words.notCopied),
    );
  return (
    <Dialog
      open
      onClose={() => (isLeaving ? onKept() : setLeaving(true))}
      title={words.title}
      description={words.once}
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
          <Ltr>{secret}</Ltr>
        </Text>
      </Box>
      {isLeaving && (
        <Text role="alert" color="danger.fg" marginBlockStart="4">
          {words.notAgain}
        </Text>
      )}
    </Dialog>
  );
}

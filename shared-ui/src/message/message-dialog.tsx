import { directionOf, type Language, type Translation } from '@academy/shared-auth';
import { Box, Button, Dialog, ErrorState, Flex, SelectField, Skeleton, Stack, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextsIn } from './use-texts-in.ts';
import { whatsAppUrl } from './whatsapp.ts';

/** A recipient of a message, in a separate chat (D95). */
export interface MessageRecipient {
  id: string;
  name: string;
  /** The recipient's relation to the student, in the viewer's words. */
  relation?: string;
  language: Language;
  /** The zone that comes first. */
  zone: string;
  phone: string | null;
}

/** The message in the recipient's language, with texts of that language. */
export type WriteMessage = (t: Translation['t'], recipient: MessageRecipient) => string;

interface MessageDialogProps {
  /** At least one; the first is preselected. */
  recipients: readonly [MessageRecipient, ...MessageRecipient[]];
  /** The namespace of the texts. */
  namespace: string;
  write: WriteMessage;
  onClose: () => void;
}

/**
 * A message as plain text, in the recipient's language and on the recipient's clock: to be shared, copied, or sent by
 * WhatsApp.
 */
export function MessageDialog({ recipients, namespace, write, onClose }: MessageDialogProps) {
  const { t } = useTranslation('ui');
  const [id, setId] = useState(recipients[0].id);
  const recipient = recipients.find((each) => each.id === id) ?? recipients[0];
  const texts = useTextsIn(recipient.language, namespace);
  const text = texts.data && write(texts.data.t, recipient);
  return (
    <Dialog open size="md" title={t('message.title')} description={t('message.text')} onClose={onClose}>
      <Stack gap="4">
        {recipients.length > 1 && (
          <SelectField
            label={t('message.recipient')}
            value={recipient.id}
            onChange={({ target }) => setId(target.value)}
            options={recipients.map((each) => ({
              value: each.id,
              label: each.relation ? `${each.name} (${each.relation})` : each.name,
            }))}
          />
        )}
        {text !== undefined ? (
          <>
            <Preview text={text} language={recipient.language} />
            <Ways text={text} phone={recipient.phone} />
          </>
        ) : texts.isError ? (
          <ErrorState error={texts.error} onRetry={() => void texts.refetch()} retrying={texts.isFetching} />
        ) : (
          <Skeleton height="40" />
        )}
      </Stack>
    </Dialog>
  );
}

function Preview({ text, language }: { text: string; language: Language }) {
  return (
    <Box
      lang={language}
      dir={directionOf(language)}
      tabIndex={0}
      maxHeight="72"
      overflowY="auto"
      padding="4"
      borderWidth="1px"
      borderRadius="control"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      css={{ unicodeBidi: 'plaintext', textAlign: 'start' }}
    >
      {text}
    </Box>
  );
}

function Ways({ text, phone }: { text: string; phone: string | null }) {
  const { t } = useTranslation('ui');
  const whatsApp = whatsAppUrl(phone, text);
  const canShare = typeof navigator.share === 'function';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('message.copied')),
      () => toast.error(t('message.failed')),
    );
  // Closing the phone's share sheet is no error.
  const share = () => navigator.share({ text }).catch(() => {});
  return (
    <Flex gap="2" flexWrap="wrap">
      {canShare && <Button onClick={() => void share()}>{t('message.share')}</Button>}
      <Button variant={canShare ? 'outline' : 'solid'} onClick={() => void copy()}>
        {t('message.copy')}
      </Button>
      {whatsApp && (
        <Button asChild variant="outline">
          <a href={whatsApp} target="_blank" rel="noopener noreferrer">
            {t('message.whatsApp')}
          </a>
        </Button>
      )}
    </Flex>
  );
}

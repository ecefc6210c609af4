import type { SessionUser } from '@academy/shared-auth';
import { Avatar, Box, Button, Card, HStack, Stack, Text, TextAreaField, UserName } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useComposerForm } from './use-composer-form.ts';

interface ComposerInPlaceProps {
  user: SessionUser;
  onClose: () => void;
}

/** A plain field takes the cursor at once; the form takes over its text when its code has loaded. */
export function ComposerInPlace({ user, onClose }: ComposerInPlaceProps) {
  const { t } = useTranslation('timeline');
  const field = useRef<HTMLTextAreaElement>(null);
  const { ready, hasFailed, retry } = useComposerForm(field);
  if (ready)
    return <ready.Form user={user} initialText={ready.initialText} takesFocus={ready.takesFocus} onClose={onClose} />;
  return (
    <Card>
      <Stack gap="4">
        <HStack gap="3">
          <Avatar person={user.id} name={user.name} image={user.image} />
          <Box fontWeight="semibold">
            <UserName>{user.name}</UserName>
          </Box>
        </HStack>
        <TextAreaField
          ref={field}
          label={t('form.text.label')}
          labelHidden
          placeholder={t('form.text.placeholder')}
          rows={7}
          dir="auto"
        />
        {hasFailed && <Failed onRetry={retry} />}
      </Stack>
    </Card>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('timeline');
  return (
    <HStack role="alert" gap="3" flexWrap="wrap" fontSize="sm" color="fg.muted">
      <Text>{t('editor.error.text')}</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RefreshCwIcon aria-hidden />
        {t('editor.error.retry')}
      </Button>
    </HStack>
  );
}

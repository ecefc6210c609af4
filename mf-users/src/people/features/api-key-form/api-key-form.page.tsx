import { useReturn } from '@academy/shared-auth/router';
import { Box, PageBody, PageHeader } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretDialog } from '#/people/components/secret-dialog.tsx';
import { KeyForm } from './key-form.tsx';

const KEYS = '/dashboard/api-keys';

/** D158: a new key, which is shown once. */
export default function ApiKeyFormPage() {
  const { t } = useTranslation('users');
  const [made, setMade] = useState<string | null>(null);
  const leaveFor = useReturn();
  const leave = () => {
    setMade(null);
    void leaveFor(KEYS);
  };
  const words = {
    title: t('apiKeys.made.title'),
    once: t('apiKeys.made.once'),
    copied: t('apiKeys.made.copied'),
    notCopied: t('apiKeys.made.notCopied'),
    notAgain: t('apiKeys.made.notAgain'),
  };
  return (
    <PageBody>
      <Box maxWidth="56rem" marginInline="auto">
        <PageHeader title={t('apiKeys.add.title')} context={t('apiKeys.add.context')} />
        <KeyForm list={KEYS} onMade={setMade} />
      </Box>
      {made && <SecretDialog secret={made} words={words} onKept={leave} />}
    </PageBody>
  );
}

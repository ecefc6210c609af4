import { ConfirmDialog, PasswordField } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useAsking } from './use-asking.ts';

interface PasswordPromptProps {
  asking: ReturnType<typeof useAsking>;
  title: string;
  confirm: string;
  /** The person of the data. */
  id: string;
}

/** Asks for the password if the sign-in is not recent. */
export function PasswordPrompt({ asking, title, confirm, id }: PasswordPromptProps) {
  const { t } = useTranslation('users');
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      open={asking.isAskingPassword}
      title={title}
      description={t('data.password.text')}
      confirmLabel={confirm}
      tone="brand"
      error={asking.error}
      pending={asking.isPending}
      onConfirm={() => asking.ask({ id, password })}
      onCancel={() => {
        setPassword('');
        asking.reset();
      }}
    >
      <PasswordField
        label={t('own.password.current')}
        autoComplete="current-password"
        value={password}
        error={asking.passwordError ?? undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}

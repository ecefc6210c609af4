import { http, switchSession } from '@academy/shared-auth';
import { Button, Dialog, PasswordField, Stack } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { type Catalogue, signInProblems } from './auth-problems.ts';
import { backToParent, type OpenSignIn, type Step } from './auth-requests.ts';
import { backSchema } from './auth-schemas.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { CodeForm } from './second-step.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface BackDialogProps {
  /** The name of the parent. */
  parent: string;
  onClose: () => void;
}

const order: readonly Step[] = ['totp', 'passkey', 'recovery'];

const backProblems: Catalogue = (error) =>
  error.status === 422 ? [{ field: 'password', key: 'child.wrong' }] : signInProblems(error);

/** The parent's own session begins; the child's, which is still open then, ends. */
async function leave(token: string): Promise<void> {
  await http.post('auth/logout', { retry: 0 }).catch(() => {});
  switchSession(token);
}

/** D141: the way back takes the parent's password, a passkey or the lock of the device. */
export default function BackDialog({ parent, onClose }: BackDialogProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<OpenSignIn | null>(null);
  return (
    <Dialog open title={t('child.back', { name: `\u2068${parent}\u2069` })} onClose={onClose} size="sm">
      {open ? (
        <Second open={open} onAgain={() => setOpen(null)} />
      ) : (
        <Stack gap="5">
          <PasswordForm parent={parent} onOpen={setOpen} />
          <PasskeyButton label={t('child.passkey')} variant="outline" onToken={leave} />
        </Stack>
      )}
    </Dialog>
  );
}

function PasswordForm({ parent, onOpen }: { parent: string; onOpen: (open: OpenSignIn) => void }) {
  const { t } = useTranslation('shell');
  const { submit, field, form } = useAuthForm({
    schema: backSchema,
    defaults: { password: '' },
    send: async ({ password }) => {
      const entered = await backToParent(password);
      if ('token' in entered) switchSession(entered.token);
      else onOpen(entered);
    },
    catalogue: backProblems,
    again: 'password',
  });
  return (
    <AuthForm onSubmit={submit} submitLabel={t('child.back', { name: `\u2068${parent}\u2069` })} {...form}>
      <PasswordField
        label={t('child.password', { name: `\u2068${parent}\u2069` })}
        autoComplete="off"
        {...field('password')}
      />
    </AuthForm>
  );
}

/** The parent's second step (D120). */
function Second({ open, onAgain }: { open: OpenSignIn; onAgain: () => void }) {
  const { t } = useTranslation('shell');
  const methods = order.filter((each) => open.methods.includes(each));
  const [method, setMethod] = useState<Step>(methods[0] ?? 'recovery');
  return (
    <Stack gap="5">
      {method === 'passkey' ? (
        <PasskeyButton
          challenge={open.challenge}
          label={t('auth.second.passkey')}
          variant="solid"
          onEnded={onAgain}
          onToken={leave}
        />
      ) : (
        <CodeForm key={method} challenge={open.challenge} method={method} onEnded={onAgain} onToken={leave} />
      )}
      <Stack gap="1" alignItems="start">
        {methods
          .filter((each) => each !== method)
          .map((each) => (
            <Button key={each} variant="ghost" onClick={() => setMethod(each)}>
              {t(`auth.second.use.${each}`)}
            </Button>
          ))}
      </Stack>
    </Stack>
  );
}

import { Button, Stack, TextField } from '@academy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { hasEnded, stepProblems } from './auth-problems.ts';
import { type OpenSignIn, type Step, verifyStep } from './auth-requests.ts';
import { stepSchema } from './auth-schemas.ts';
import { enter } from './enter.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface SecondStepProps {
  open: OpenSignIn;
  /** Back to the first step. */
  onLeave: () => void;
}

const order: readonly Step[] = ['totp', 'passkey', 'recovery'];

/** D120: the second step after the password: a code, a passkey, or a recovery code. */
export function SecondStep({ open, onLeave }: SecondStepProps) {
  const { t } = useTranslation('shell');
  const methods = order.filter((each) => open.methods.includes(each));
  const [method, setMethod] = useState<Step>(methods[0] ?? 'recovery');
  const others = methods.filter((each) => each !== method);
  const [isOver, setOver] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h1')?.focus(), []);
  const onEnded = () => setOver(true);
  if (isOver)
    return (
      <AuthLayout title={t('auth.second.overTitle')} context={t('auth.second.ended')}>
        {/* The form that had the focus is gone. */}
        <Button size="lg" width="full" autoFocus onClick={onLeave}>
          {t('auth.second.again')}
        </Button>
      </AuthLayout>
    );
  return (
    <div ref={heading}>
      <AuthLayout title={t('auth.second.title')} context={t(`auth.second.context.${method}`)}>
        <Stack gap="5">
          {method === 'passkey' ? (
            <PasskeyButton
              challenge={open.challenge}
              label={t('auth.second.passkey')}
              variant="solid"
              onEnded={onEnded}
            />
          ) : (
            <CodeForm key={method} challenge={open.challenge} method={method} onEnded={onEnded} />
          )}
          <Stack gap="1" alignItems="start">
            {others.map((each) => (
              <Button key={each} variant="ghost" onClick={() => setMethod(each)}>
                {t(`auth.second.use.${each}`)}
              </Button>
            ))}
            <Button variant="ghost" onClick={onLeave}>
              {t('auth.second.again')}
            </Button>
          </Stack>
        </Stack>
      </AuthLayout>
    </div>
  );
}

interface CodeFormProps {
  challenge: string;
  method: 'totp' | 'recovery';
  onEnded: () => void;
  /** Takes the token; by default it starts the session of this page. */
  onToken?: (token: string) => Promise<void>;
}

export function CodeForm({ challenge, method, onEnded, onToken = enter }: CodeFormProps) {
  const { t } = useTranslation('shell');
  const { submit, field, form } = useAuthForm({
    schema: stepSchema,
    defaults: { code: '' },
    send: ({ code }) =>
      verifyStep({ challenge, code }).then(onToken, (error: unknown) => {
        if (!hasEnded(error)) throw error;
        onEnded();
      }),
    catalogue: stepProblems,
  });
  return (
    <AuthForm onSubmit={submit} submitLabel={t('auth.signin.submit')} {...form}>
      <TextField
        dir="ltr"
        label={t(`auth.second.code.${method}`)}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
    </AuthForm>
  );
}

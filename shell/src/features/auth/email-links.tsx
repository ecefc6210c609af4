import { ApiError, useSession } from '@academy/shared-auth';
import { Button, FormError, Stack } from '@academy/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthLayout } from './auth-layout.tsx';
import { confirmEmail, restoreEmail, sendConfirmation } from './auth-requests.ts';

type Attempt = 'none' | 'pending' | 'done' | 'invalid' | 'taken' | 'wait' | 'failed';

const failures: Readonly<Record<number, Attempt>> = { 409: 'taken', 422: 'invalid', 429: 'wait' };

/** One call, and its result. */
function useAttempt(send: () => Promise<unknown>) {
  const [state, setState] = useState<Attempt>('none');
  const start = () => {
    setState('pending');
    send().then(
      () => setState('done'),
      (error: unknown) => setState((error instanceof ApiError && failures[error.status]) || 'failed'),
    );
  };
  return { state, start };
}

/** D87: names the address of the mail, can send it again, and with the mail's token confirms the address. */
export function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null ? <MailSent /> : <Confirming key={token} token={token} />;
}

function MailSent() {
  const { t } = useTranslation('shell');
  const user = useSession((session) => session.user);
  const text = user ? t('auth.confirm.textFor', { email: user.email }) : t('auth.confirm.text');
  if (user?.email_verified) return <Confirmed email={user.email} />;
  return (
    <AuthLayout title={t('auth.confirm.title')} context={text}>
      <Stack gap="4">{user ? <SendAgain /> : <Way to="/auth/signin">{t('auth.confirm.action')}</Way>}</Stack>
    </AuthLayout>
  );
}

/** Only for signed-in users: the address of the account. */
function SendAgain() {
  const { t } = useTranslation('shell');
  const again = useAttempt(sendConfirmation);
  const isSent = again.state === 'done';
  return (
    <>
      <p role="status">{isSent ? <span>{t('auth.confirm.sent')}</span> : null}</p>
      <Problem state={again.state} />
      <Button
        width="fit"
        size="lg"
        variant="outline"
        loading={again.state === 'pending'}
        disabled={isSent}
        onClick={again.start}
      >
        {t('auth.confirm.again')}
      </Button>
      <Way to="/dashboard">{t('auth.confirm.home')}</Way>
    </>
  );
}

function Confirming({ token }: { token: string }) {
  const { t } = useTranslation('shell');
  const user = useSession((session) => session.user);
  const confirmation = useAttempt(() => confirmEmail(token));
  const { state } = confirmation;
  // A token works once: a second run of the effect must not send it again.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    confirmation.start();
  });
  if (state === 'done') return <Confirmed email={null} />;
  if (state === 'none' || state === 'pending')
    return (
      <AuthLayout title={t('auth.confirm.pending')} context={t('auth.confirm.pendingText')}>
        {null}
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('auth.confirm.failed')} context={t('auth.confirm.failedText')}>
      <Stack gap="4">
        <Problem state={state} />
        {state === 'invalid' ? (
          user ? (
            <SendAgain />
          ) : (
            <Way to="/auth/signin?next=%2Fauth%2Fconfirm-email">{t('auth.confirm.action')}</Way>
          )
        ) : (
          <Button width="fit" size="lg" onClick={confirmation.start}>
            {t('auth.confirm.retry')}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}

function Confirmed({ email }: { email: string | null }) {
  const { t } = useTranslation('shell');
  const text = email === null ? t('auth.confirm.doneText') : t('auth.confirm.doneTextFor', { email });
  return (
    <AuthLayout title={t('auth.confirm.done')} context={text}>
      <Way to="/dashboard">{t('auth.confirm.home')}</Way>
    </AuthLayout>
  );
}

/** D87: the former address undoes a change. It asks first, because mail scanners follow links. */
export function NotMe() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const attempt = useAttempt(() => restoreEmail(search.get('token') ?? ''));
  if (attempt.state === 'done')
    return (
      <AuthLayout title={t('auth.notMe.done')} context={t('auth.notMe.doneText')}>
        <Way to="/auth/reset-password">{t('auth.notMe.password')}</Way>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('auth.notMe.title')} context={t('auth.notMe.text')}>
      <Stack gap="4">
        <Problem state={attempt.state} />
        <Button
          width="fit"
          size="lg"
          loading={attempt.state === 'pending'}
          disabled={attempt.state === 'invalid' || attempt.state === 'taken'}
          onClick={attempt.start}
        >
          {t('auth.notMe.action')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function Problem({ state }: { state: Attempt }) {
  const { t } = useTranslation('shell');
  if (state === 'none' || state === 'pending' || state === 'done') return null;
  return <FormError>{t(`auth.confirm.problem.${state}`)}</FormError>;
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button asChild width="fit" size="lg">
    <Link to={to}>{children}</Link>
  </Button>
);

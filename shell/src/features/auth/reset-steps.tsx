import { useDataRouter } from '@academy/shared-auth/router';
import { PasswordField, TextField, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { codeProblems, forgotProblems, newPasswordProblems } from './auth-problems.ts';
import { requestCode, setNewPassword, verifyCode } from './auth-requests.ts';
import { codeSchema, forgotSchema, newPasswordSchema } from './auth-schemas.ts';
import { SecondStep } from './second-step.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useEntry } from './use-entry.ts';

/** The e-mail of the first step is passed from screen to screen, never through the address. */
function useCarriedEmail(): string {
  const state = useLocation().state as { email?: unknown } | null;
  return typeof state?.email === 'string' ? state.email : '';
}

/** Step 1: the e-mail of the account. */
export function ForgotPassword() {
  const { t } = useTranslation('shell');
  const router = useDataRouter();
  const { submit, field, form } = useAuthForm({
    schema: forgotSchema,
    defaults: { email: useCarriedEmail() },
    send: async (values) => {
      await requestCode(values);
      await router.navigate('/auth/verify-password', { state: values });
    },
    catalogue: forgotProblems,
  });
  return (
    <AuthLayout
      step={t('auth.steps.progress', { step: 1 })}
      title={t('auth.reset.title')}
      context={t('auth.reset.context')}
      footer={
        <TextLink reach to="/auth/signin">
          {t('auth.reset.back')}
        </TextLink>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.reset.submit')} {...form}>
        <TextField type="email" label={t('auth.email.label')} autoComplete="email" {...field('email')} />
      </AuthForm>
    </AuthLayout>
  );
}

/** Step 2: the code from the mail. */
export function VerifyCode() {
  const { t } = useTranslation('shell');
  const router = useDataRouter();
  const email = useCarriedEmail();
  const { submit, field, form } = useAuthForm({
    schema: codeSchema,
    defaults: { resetCode: '' },
    send: async (values) => {
      await verifyCode(values);
      await router.navigate('/auth/new-password', { state: { email } });
    },
    catalogue: codeProblems,
  });
  return (
    <AuthLayout
      step={t('auth.steps.progress', { step: 2 })}
      title={t('auth.verify.title')}
      context={email ? t('auth.verify.contextFor', { email: `\u2066${email}\u2069` }) : t('auth.verify.context')}
      footer={
        <TextLink reach to="/auth/reset-password">
          {t('auth.verify.again')}
        </TextLink>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.verify.submit')} {...form}>
        <TextField
          dir="ltr"
          inputMode="numeric"
          label={t('auth.code.label')}
          autoComplete="one-time-code"
          {...field('resetCode')}
        />
      </AuthForm>
    </AuthLayout>
  );
}

/** Step 3: the new password, which signs in at once. */
export function ChooseNewPassword() {
  const { t } = useTranslation('shell');
  const { open, take, leave } = useEntry();
  const { submit, field, form } = useAuthForm({
    schema: newPasswordSchema,
    defaults: { email: useCarriedEmail(), newPassword: '' },
    send: async (values) => take(await setNewPassword(values)),
    catalogue: newPasswordProblems,
  });
  if (open) return <SecondStep open={open} onLeave={leave} />;
  return (
    <AuthLayout
      step={t('auth.steps.progress', { step: 3 })}
      title={t('auth.new.title')}
      context={t('auth.new.context')}
      footer={
        <TextLink reach to="/auth/reset-password">
          {t('auth.new.again')}
        </TextLink>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.new.submit')} {...form}>
        <TextField type="email" label={t('auth.email.label')} autoComplete="username" {...field('email')} />
        <PasswordField
          label={t('auth.new.password')}
          rule={t('auth.password.help')}
          autoComplete="new-password"
          {...field('newPassword')}
        />
      </AuthForm>
    </AuthLayout>
  );
}

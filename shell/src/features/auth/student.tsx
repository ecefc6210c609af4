import { TextField, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { childCodeProblems } from './auth-problems.ts';
import { signInByCode } from './auth-requests.ts';
import { childCodeSchema } from './auth-schemas.ts';
import { enter } from './enter.ts';
import { useAuthForm } from './use-auth-form.ts';

/** D141: signs a device of a child's own in by a code, which a QR code brings behind the `#`. */
export function StudentSignIn() {
  const { hash, search } = useLocation();
  return <CodeForm key={hash} code={hash.slice(1)} search={search} />;
}

/** Begins anew with a second QR code, which changes only what is behind the `#`. */
function CodeForm({ code: scanned, search }: { code: string; search: string }) {
  const { t } = useTranslation('shell');
  const { submit, field, form } = useAuthForm({
    schema: childCodeSchema,
    defaults: { code: scanned },
    send: async ({ code }) => enter(await signInByCode(code)),
    catalogue: childCodeProblems,
    again: 'code',
  });
  return (
    <AuthLayout
      title={t('auth.student.title')}
      context={t('auth.student.context')}
      footer={
        <TextLink reach to={`/auth/signin${search}`}>
          {t('auth.student.other')}
        </TextLink>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.signin.submit')} {...form}>
        <TextField
          label={t('auth.student.code')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code')}
        />
      </AuthForm>
    </AuthLayout>
  );
}

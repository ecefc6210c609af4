import { PasswordField, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { invitationProblems } from './auth-problems.ts';
import { acceptInvitation } from './auth-requests.ts';
import { invitationSchema } from './auth-schemas.ts';
import { SecondStep } from './second-step.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useEntry } from './use-entry.ts';

/** D87: the owner of an account that the academy has made chooses its password, which signs in at once. */
export function AcceptInvitation() {
  const { t } = useTranslation('shell');
  const { open, take, leave } = useEntry();
  const [search] = useSearchParams();
  const { submit, field, form } = useAuthForm({
    schema: invitationSchema,
    defaults: { password: '' },
    send: async (values) => take(await acceptInvitation(search.get('token') ?? '', values)),
    catalogue: invitationProblems,
  });
  if (open) return <SecondStep open={open} onLeave={leave} />;
  return (
    <AuthLayout
      title={t('auth.invitation.title')}
      context={t('auth.invitation.context')}
      footer={
        <TextLink reach to="/auth/reset-password">
          {t('auth.invitation.forgot')}
        </TextLink>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.invitation.submit')} {...form}>
        <PasswordField
          label={t('auth.password.label')}
          rule={t('auth.password.help')}
          autoComplete="new-password"
          {...field('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}

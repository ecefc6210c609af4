import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button } from '@academy/shared-ui';
import type { AuthPage } from '#/routes/route-table.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ChooseNewPassword, ForgotPassword, VerifyCode } from './reset-steps.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

/** Says that a mail is on its way; nothing depends on it (D61). */
function ConfirmEmail() {
  const { t } = useTranslation('shell');
  return (
    <AuthLayout title={t('auth.confirm.title')} context={t('auth.confirm.text')}>
      <Button asChild width="fit" size="lg">
        <Link to="/auth/signin">{t('auth.confirm.action')}</Link>
      </Button>
    </AuthLayout>
  );
}

const pages: Record<AuthPage, () => React.ReactNode> = {
  signin: SignIn,
  signup: SignUp,
  'reset-password': ForgotPassword,
  'verify-password': VerifyCode,
  'new-password': ChooseNewPassword,
  'confirm-email': ConfirmEmail,
};

/** The screens of sign-in, sign-up and password reset, in one chunk of their own. */
export default function AuthPages({ page }: { page: AuthPage }) {
  const Page = pages[page];
  return <Page key={page} />;
}

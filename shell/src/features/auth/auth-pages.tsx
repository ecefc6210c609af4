import type { AuthPage } from '#/routes/route-table.ts';
import { ConfirmEmail, NotMe } from './email-links.tsx';
import { AcceptInvitation } from './invitation.tsx';
import { ChooseNewPassword, ForgotPassword, VerifyCode } from './reset-steps.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';
import { StudentSignIn } from './student.tsx';

const pages: Record<AuthPage, () => React.ReactNode> = {
  signin: SignIn,
  signup: SignUp,
  student: StudentSignIn,
  'reset-password': ForgotPassword,
  'verify-password': VerifyCode,
  'new-password': ChooseNewPassword,
  'confirm-email': ConfirmEmail,
  'not-me': NotMe,
  invitation: AcceptInvitation,
};

/** The screens of sign-in, sign-up and password reset, in one chunk. */
export default function AuthPages({ page }: { page: AuthPage }) {
  const Page = pages[page];
  return <Page key={page} />;
}

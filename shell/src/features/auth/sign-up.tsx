import { useAcademy, useAcademyName } from '@academy/shared-auth';
import { chakra, PasswordField, Stack, TextField, TextLink, touch } from '@academy/shared-ui';
import { PhoneField } from '@academy/shared-ui/phone';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { signUpProblems } from './auth-problems.ts';
import { type AcceptedText, readLegalTexts, signUp } from './auth-requests.ts';
import { consentingSchema, signUpSchema } from './auth-schemas.ts';
import { enter } from './enter.ts';
import { LearnersFields } from './learners-fields.tsx';
import { LegalConsent } from './legal-consent.tsx';
import { useAuthForm } from './use-auth-form.ts';

const ContactLink = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', direction: 'ltr', [touch]: { minHeight: '11' } },
});

/** Replaces the form if the academy accepts no new accounts (D86). */
function SignUpClosed() {
  const { t } = useTranslation('shell');
  const { email, phone } = useAcademy((academy) => academy.contacts);
  const name = useAcademyName();
  return (
    <AuthLayout
      title={t('auth.closed.title')}
      context={t('auth.closed.text', { name })}
      footer={<TextLink to="/auth/signin">{t('auth.signup.otherLink')}</TextLink>}
    >
      <Stack gap="2" alignItems="flex-start">
        {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
        {phone && <ContactLink href={`tel:${phone}`}>{phone}</ContactLink>}
      </Stack>
    </AuthLayout>
  );
}

export function SignUp() {
  const isOpen = useAcademy((academy) => academy.signup_open);
  return isOpen ? <SignUpForm /> : <SignUpClosed />;
}

/** The texts to accept with an account; empty until they have loaded. */
function useLegalTexts(): readonly AcceptedText[] {
  const [texts, setTexts] = useState<readonly AcceptedText[]>([]);
  useEffect(() => void readLegalTexts().then(setTexts), []);
  return texts;
}

function SignUpForm() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const texts = useLegalTexts();
  const { submit, field, control, form } = useAuthForm({
    schema: texts.length > 0 ? consentingSchema : signUpSchema,
    defaults: { learns: '', children: [], name: '', email: '', phone: '', password: '', accepted: false },
    send: async (values) => enter(await signUp(values, texts)),
    catalogue: signUpProblems,
  });
  const isParent = control.watch('learns') === 'child';
  return (
    <AuthLayout
      title={t('auth.signup.title')}
      context={t('auth.signup.context')}
      footer={
        <>
          {t('auth.signup.other')}{' '}
          <TextLink reach to={`/auth/signin${search}`}>
            {t('auth.signup.otherLink')}
          </TextLink>
        </>
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.signup.submit')} {...form}>
        <LearnersFields field={field} control={control} />
        <TextField
          label={t(isParent ? 'auth.learner.own' : 'auth.name.label')}
          autoComplete="name"
          {...field('name')}
        />
        <TextField type="email" label={t('auth.email.label')} autoComplete="email" {...field('email')} />
        <PhoneField label={t('auth.phone.label')} {...field('phone')} />
        <PasswordField
          label={t('auth.password.label')}
          rule={t('auth.password.help')}
          autoComplete="new-password"
          {...field('password')}
        />
        {texts.length > 0 && <LegalConsent texts={texts} isForChildren={isParent} {...field('accepted')} />}
      </AuthForm>
    </AuthLayout>
  );
}

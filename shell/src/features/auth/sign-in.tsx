import { deviceStorage, sessionStore, useAcademy, useSession } from '@academy/shared-auth';
import { Box, Button, Flex, PasswordField, Stack, Text, TextField, TextLink, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { signInProblems } from './auth-problems.ts';
import { signIn } from './auth-requests.ts';
import { signInSchema } from './auth-schemas.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useEntry } from './use-entry.ts';

function ExpiryNotice() {
  const { t } = useTranslation('shell');
  const isExpired = useSession((session) => session.reason === 'expired');
  return (
    <Box role="status">
      {isExpired && (
        <Text padding="3" borderRadius="control" bg="info.subtle" color="info.fg" fontSize="sm">
          {t('auth.signin.expired')}
        </Text>
      )}
    </Box>
  );
}

/** The name that was typed at the last sign-in; shared-auth removes it when somebody signs out. */
const LAST_NAME = 'sign-in-name';

/** After the server ended a session, the name that it was opened with. */
const knownName = (): string => (sessionStore.getState().reason === 'expired' && deviceStorage.read(LAST_NAME)) || '';

/** Large enough for a thumb, also at the edge of the link above. */
const belowTheField = { marginBlockStart: '-3', [touch]: { marginBlockStart: '-1' } };

export function SignIn() {
  const { t } = useTranslation('shell');
  const { open, take, leave } = useEntry();
  const { search } = useLocation();
  const isOpen = useAcademy((academy) => academy.signup_open);
  const { submit, field, form } = useAuthForm({
    schema: signInSchema,
    defaults: { email: knownName(), password: '' },
    send: async (values) => {
      const entered = await signIn(values);
      deviceStorage.write(LAST_NAME, values.email);
      await take(entered);
    },
    catalogue: signInProblems,
    again: 'password',
  });
  if (open) return <SecondStep open={open} onLeave={leave} />;
  return (
    <AuthLayout
      title={t('auth.signin.title')}
      context={t('auth.signin.context')}
      footer={
        isOpen && (
          <>
            {t('auth.signin.other')}{' '}
            <TextLink reach to={`/auth/signup${search}`}>
              {t('auth.signin.otherLink')}
            </TextLink>
          </>
        )
      }
    >
      <AuthForm onSubmit={submit} submitLabel={t('auth.signin.submit')} {...form} notice={<ExpiryNotice />}>
        <TextField
          label={t('auth.signin.name')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <PasswordField label={t('auth.password.label')} autoComplete="current-password" {...field('password')} />
        <Flex justifyContent="flex-end" fontSize="sm" css={belowTheField}>
          <TextLink alone to="/auth/reset-password">
            {t('auth.signin.forgot')}
          </TextLink>
        </Flex>
      </AuthForm>
      <Stack gap="3">
        <PasskeyButton label={t('auth.signin.passkey')} variant="outline" />
        <Button asChild size="lg" width="full" variant="outline">
          <Link to={`/auth/student${search}`}>{t('auth.student.title')}</Link>
        </Button>
      </Stack>
    </AuthLayout>
  );
}

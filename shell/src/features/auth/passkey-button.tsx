import { ApiError } from '@academy/shared-auth';
import { Button, FormError, Stack } from '@academy/shared-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasEnded, problemsOf, stepProblems } from './auth-problems.ts';
import { signInByPasskey } from './auth-requests.ts';
import { enter } from './enter.ts';

interface PasskeyButtonProps {
  /** The token of a sign-in whose password was correct; without it the passkey signs in alone. */
  challenge?: string;
  label: string;
  variant: 'solid' | 'outline';
  /** Called when the sign-in has ended; without it the error is shown here. */
  onEnded?: () => void;
  /** Takes the token; by default it starts the session of this page. */
  onToken?: (token: string) => Promise<void>;
}

/** Cancelling is no error. */
const turnedBack = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Signs in with a passkey; not shown if the browser supports none. */
export function PasskeyButton({ challenge, label, variant, onEnded, onToken = enter }: PasskeyButtonProps) {
  const { t } = useTranslation('shell');
  const message = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const wordsOf = (error: unknown): string | null => {
    if (turnedBack(error)) return t('auth.second.noPasskey');
    if (!(error instanceof ApiError)) return t('auth.problem.internalSurely');
    const [first] = problemsOf(error, stepProblems);
    return t(first?.key ?? 'auth.problem.internalSurely', { wait: first?.wait });
  };
  const start = async () => {
    setPending(true);
    setProblem(null);
    try {
      await onToken(await signInByPasskey(challenge));
    } catch (error) {
      if (onEnded && hasEnded(error)) onEnded();
      else setProblem(wordsOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="3">
      <FormError ref={message}>{problem}</FormError>
      <Button size="lg" width="full" variant={variant} loading={isPending} onClick={() => void start()}>
        {label}
      </Button>
    </Stack>
  );
}

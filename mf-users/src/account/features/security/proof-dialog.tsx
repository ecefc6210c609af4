import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, PasswordField, TextField } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof } from '#/account/api/security.ts';

interface ProofDialogProps<Result> {
  title: string;
  text: string;
  action: string;
  tone?: 'danger' | 'brand';
  /** Whether the sign-in is too old for a change without the password. */
  needsPassword: boolean;
  /** Also asks for a name. */
  nameLabel?: string;
  send: (proof: Proof, name: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
}

const LONGEST_NAME = 60;
const turnedBack = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
const isTaken = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
const hasField = (error: unknown, path: string) =>
  error instanceof ApiError && error.fields.some((field) => field.path === path);

/** The locale key of a failure that belongs to no field. */
function problemOf(error: unknown): string {
  if (turnedBack(error)) return 'security.problem.turnedBack';
  if (isTaken(error)) return 'security.problem.taken';
  if (error instanceof ApiError && error.status === 409) return 'security.problem.conflict';
  if (error instanceof ApiError && error.status === 429) return 'security.problem.often';
  return 'security.problem.failed';
}

/** Asks before a change of the sign-in, and for the password if the sign-in is not recent. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { t } = useTranslation('users');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(props.needsPassword);
  const change = useMutation({
    mutationFn: () => props.send(password ? { password } : {}, name.trim()),
    onSuccess: props.onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'password_needed') setAsked(true);
    },
  });
  const { error } = change;
  const isAtField = hasField(error, 'password') || (error instanceof ApiError && error.code === 'password_needed');
  const confirm = () => {
    const isEmpty = props.nameLabel !== undefined && name.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) change.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      description={props.text}
      confirmLabel={props.action}
      tone={props.tone ?? 'brand'}
      error={error && !isAtField ? t(problemOf(error)) : null}
      pending={change.isPending}
      onConfirm={confirm}
      onCancel={props.onClose}
    >
      {props.nameLabel && (
        <TextField
          label={props.nameLabel}
          value={name}
          maxLength={LONGEST_NAME}
          error={isMissing ? t('security.passkeys.nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {isAsked && (
        <PasswordField
          label={t('own.password.current')}
          autoComplete="current-password"
          value={password}
          error={hasField(error, 'password') ? t('data.password.wrong') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personalDataQueries } from '#/account/api/personal-data.ts';
import { useOpenThing } from '#/account/components/personal-data/use-open-thing.ts';

interface Asking {
  send: (about: { id: string; password?: string | undefined }) => Promise<unknown>;
  onDone: () => void;
  done: string;
}

const isOf = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** A request that may require the password first; a wrong one stays typed. */
export function useAsking({ send, onDone, done }: Asking) {
  const { t } = useTranslation('users');
  const openThing = useOpenThing();
  const client = useQueryClient();
  const [isAskingPassword, setAskingPassword] = useState(false);
  const asking = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setAskingPassword(false);
      onDone();
      toast.success(done);
      return client.invalidateQueries({ queryKey: personalDataQueries.own().queryKey });
    },
    onError: (error) => {
      if (isOf(error, 403) && error.code === 'password_needed') setAskingPassword(true);
    },
  });
  const { error } = asking;
  const isWrong = isOf(error, 422);
  const reason = isOf(error, 409) ? openThing(error.data) : t('data.failed');
  const isOther = error !== null && !isWrong && !(isOf(error, 403) && error.code === 'password_needed');
  return {
    ask: asking.mutate,
    isPending: asking.isPending,
    isAskingPassword,
    passwordError: isWrong ? t('data.password.wrong') : null,
    error: isOther ? reason : null,
    reset: () => {
      asking.reset();
      setAskingPassword(false);
    },
  };
}

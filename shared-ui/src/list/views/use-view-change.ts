import { ApiError } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ViewStore } from '../list-types.ts';

const isDuplicate = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path, code }) => path === 'name' && code === 'duplicate');

/** Runs a change of the views and fetches them again; `problem` says why it was rejected. */
export function useViewChange(store: ViewStore, onDone?: () => void) {
  const { t } = useTranslation('ui');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (change: () => Promise<void>) => {
      await change();
      await client.invalidateQueries({ queryKey: store.query().queryKey });
    },
    onSuccess: () => onDone?.(),
  });
  const problem = error ? t(isDuplicate(error) ? 'list.views.duplicate' : 'list.views.failed') : null;
  return { run: mutate, isPending, problem };
}

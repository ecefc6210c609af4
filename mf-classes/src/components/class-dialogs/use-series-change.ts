import { useTranslation } from '@academy/shared-auth';
import { useMutation } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { problemKey, useClassRefresh } from './use-class-change.ts';

interface Change<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** The notice after it. */
  done: string;
  onDone: (result: Result) => void;
}

/** Changes a series; whatever shows its classes follows. */
export function useSeriesChange<Input, Result>({ send, done, onDone }: Change<Input, Result>) {
  const { t } = useTranslation('classes');
  const refresh = useClassRefresh();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      onDone(result);
      toast.success(done);
      return refresh();
    },
  });
  return { ...change, problem: change.isError ? t(problemKey(change.error)) : null };
}

import { ApiError, requestKeys } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRecordedMark } from '#/api/home-recordings.ts';
import { progressQueries } from '#/api/progress.ts';
import type { HomeMark } from '#/api/study.ts';
import { withMarks } from './use-marking.ts';

/** Marks pages with a recording (D150). It is sent while the page is open; a failure keeps it there. */
export function useRecordedMark(studentId: string) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [keyFor] = useState(requestKeys);
  const sending = useMutation({
    mutationFn: ({ mark, file: sent }: { mark: HomeMark; file: File }) =>
      sendRecordedMark(studentId, mark, { file: sent, key: keyFor([mark, sent.size, sent.lastModified]) }),
    onSuccess: ({ data }) => {
      setFile(null);
      client.setQueryData(progressQueries.due(studentId).queryKey, (due) => due && withMarks(due, data));
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  const textOf = (error: Error) =>
    error instanceof ApiError && error.fields.some(({ code }) => code === 'too_many')
      ? t('recording.tooMany')
      : t('recording.notSent');
  return {
    file,
    setFile: (made: File | null) => {
      sending.reset();
      setFile(made);
    },
    send: (mark: HomeMark) => file && sending.mutate({ mark, file }),
    isSending: sending.isPending,
    error: sending.error && textOf(sending.error),
  };
}

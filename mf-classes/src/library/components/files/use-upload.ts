import { ApiError, requestKeys } from '@academy/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export interface Carrying {
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Error codes about the file itself; the texts use them as keys. */
export const fileErrors = ['heic', 'picture_format', 'damaged', 'pixels', 'slow', 'animation'] as const;

/** The key of the text about a failed upload. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'files.problem.failed';
  if (error.fields.some(({ code }) => code === 'active_content')) return 'files.problem.active';
  const known = fileErrors.find((code) => error.fields.some((field) => field.code === code));
  if (known) return `files.problem.${known}`;
  if (error.status === 415) return 'files.problem.type';
  if (error.status === 413) return 'files.problem.size';
  if (error.status === 429) return 'files.problem.many';
  if (error.status === 507) return 'files.problem.noSpace';
  return error.code === 'network' || error.code === 'timeout' ? 'files.problem.offline' : 'files.problem.failed';
}

/** Sends a file with its fields, with progress and cancellation. The same content is sent once. */
export function useUpload<Sent extends { file: File | null }, Saved>(
  send: (sent: Sent, carrying: Carrying) => Promise<Saved>,
  onSaved: (saved: Saved) => unknown,
) {
  const [progress, setProgress] = useState(0);
  const [keyFor] = useState(requestKeys);
  const running = useRef<AbortController | null>(null);
  const upload = useMutation({
    mutationFn: (sent: Sent) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(0);
      const { file, ...about } = sent;
      const key = keyFor([about, file && [file.name, file.size, file.lastModified]]);
      return send(sent, { key, signal: controller.signal, onProgress: setProgress });
    },
    onSuccess: onSaved,
  });
  const isStopped = running.current?.signal.aborted === true;
  return {
    send: upload.mutate,
    stop: () => running.current?.abort(),
    progress,
    isPending: upload.isPending,
    isSaved: upload.isSuccess,
    problem: upload.isError && !isStopped ? uploadProblem(upload.error) : null,
    error: upload.error,
  };
}

import { nameOf, sourceOf } from './error-source.ts';
import { noteEvent } from './page-events.ts';

/** Records uncaught errors and rejections by the script that threw them. @returns a function that stops it. */
export function noteErrors(shellVersion: string): () => void {
  const note = (error: unknown, file = '') => {
    // Without a connection everything fails, and no version is the cause.
    if (!navigator.onLine) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const source = sourceOf(`${file}\n${stack}`, shellVersion);
    if (source) noteEvent({ ...source, error: nameOf(error) });
  };
  const onError = ({ error, filename }: ErrorEvent) => note(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

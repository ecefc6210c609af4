import { AppError } from '#base/errors/app-error.ts';

/** A conflict with dues; screens have words of their own for each reason. */
export const dueConflict = (reason: string, message: string, more: Readonly<Record<string, unknown>> = {}): AppError =>
  new AppError('conflict', message, [], undefined, { reason, ...more });

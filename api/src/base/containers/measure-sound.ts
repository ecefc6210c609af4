import type { FileHandle } from 'node:fs/promises';
import { fieldError } from '#base/errors/app-error.ts';
import { rejection } from './clean-file.ts';
import { soundSeconds } from './sound-seconds.ts';
import { MalformedFile } from './stored-file.ts';

/** In seconds: recorders stop a moment late. */
const TOLERANCE = 2;

interface Bounds {
  /** The form field that an error names. */
  field: string;
  /** In seconds. */
  max: number;
}

/**
 * The length of a stored recording in whole seconds, at least one.
 * @throws AppError `invalid` if it is too long, `unsupported_type` if its length is unknown.
 */
export async function measureSound(stored: FileHandle, mime: string, { field, max }: Bounds): Promise<number> {
  const seconds = await soundSeconds(stored, mime).catch((error: unknown) => {
    throw error instanceof MalformedFile ? rejection(error) : error;
  });
  if (seconds > max + TOLERANCE)
    throw fieldError(field, 'too_long', `The recording is longer than ${max / 60} minutes`);
  return Math.min(max, Math.max(1, Math.round(seconds)));
}

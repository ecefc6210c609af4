import { AppError } from '#base/errors/app-error.ts';

const AGAIN_SECONDS = 5;
let isReading = false;

/**
 * Reads a file while no other is read: files are large once they are unpacked, and one process reads one at a time.
 * @throws AppError 429.
 */
export async function oneAtATime<Result>(read: () => Promise<Result>): Promise<Result> {
  if (isReading)
    throw new AppError(
      'too_many_requests',
      'Another file is being read. Try again in a few seconds',
      [],
      AGAIN_SECONDS,
    );
  isReading = true;
  try {
    return await read();
  } finally {
    isReading = false;
  }
}

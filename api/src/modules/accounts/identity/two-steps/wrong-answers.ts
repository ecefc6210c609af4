import { type AppError, fieldError } from '#base/errors/app-error.ts';

/** Why the answer to a second step is wrong, as far as it is known. */
export type WrongAnswer = 'code' | 'used' | 'clock' | 'passkey';

const words = {
  code: 'The code is not correct',
  used: 'This code was used already; wait for the next one',
  clock: 'Check that your phone sets its clock by itself',
  passkey: 'This passkey does not sign in to the account',
} as const;

/** 422 at the field, with a code of its own where people can do something about it. */
export const wrongAnswer = (why: WrongAnswer): AppError =>
  fieldError(why === 'passkey' ? 'passkey' : 'code', why === 'used' || why === 'clock' ? why : 'wrong', words[why]);

import { AppError } from '#platform/errors/app-error.ts';

interface UniqueViolation {
  code?: string;
  constraint?: string;
  cause?: UniqueViolation;
}

const taken: Record<string, { path: string; message: string }> = {
  users_email_key: { path: 'email', message: 'This email is already taken' },
  users_phone_key: { path: 'phone', message: 'This phone is already taken' },
  student_profiles_phone_key: { path: 'phone', message: 'This phone is already taken' },
  teacher_profiles_phone_key: { path: 'phone', message: 'This phone is already taken' },
  student_profiles_code_key: { path: 'code', message: 'This code is already taken' },
  teacher_profiles_code_key: { path: 'code', message: 'This code is already taken' },
  relations_pair_key: { path: 'related_user_id', message: 'This relation is already there' },
};

/** D62: an e-mail, phone or code that somebody has, said with the word that the error catalogue looks for. */
export function refuseDuplicate(error: unknown): never {
  const { code, constraint, cause } = (error ?? {}) as UniqueViolation;
  if (cause) refuseDuplicate(cause);
  const found = code === '23505' ? taken[constraint ?? ''] : undefined;
  if (!found) throw error;
  throw new AppError('duplicate', found.message, [{ path: found.path, code: 'duplicate', message: found.message }]);
}

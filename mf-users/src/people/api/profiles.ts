import { http } from '@academy/shared-auth';

/** By the API's names: the form's schema is the list of the fields, and decides what is sent. */
export type ProfileFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const paths = { student: 'users/students', teacher: 'users/teachers' } as const;
type Kind = keyof typeof paths;

/** @throws ApiError 409 if another user has completed it. The same key never does it twice. */
const complete = (kind: Kind) => async (userId: string, fields: ProfileFields, key: string) => {
  const json: ProfileFields & { user_id: string } = { user_id: userId, ...fields };
  await http.post(paths[kind], { json, headers: { 'Idempotency-Key': key } });
};
/** Only sent fields change. */
const change = (kind: Kind) => async (userId: string, fields: ProfileFields) => {
  await http.post(`${paths[kind]}/${encodeURIComponent(userId)}`, { json: fields });
};

export const completeStudent = complete('student');
export const changeStudent = change('student');
export const completeTeacher = complete('teacher');
export const changeTeacher = change('teacher');

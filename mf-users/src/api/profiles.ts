import { http } from '@academy/shared-auth';

interface ProfileFields {
  code?: string;
  phone?: string;
  notes?: string;
  leader_id?: string;
  registration_date?: string;
  last_status?: string;
  last_status_date?: string;
  wallet?: string;
  wallet_num?: string;
}
export type TeacherFields = ProfileFields;

export interface StudentFields extends ProfileFields {
  age?: number;
  section?: string;
  teacher_id?: string;
  teacher_code?: string;
  remaining_classes?: number;
  trial_session?: boolean;
  total_sessions?: number;
  last_session_date?: string;
  agreed_session_duration?: number;
  paid_sessions_balance?: number;
  previous_teacher?: string;
  previous_leader?: string;
}

const paths = { student: 'users/students', teacher: 'users/teachers' } as const;
type Kind = keyof typeof paths;

/** @throws ApiError 409 where somebody has completed it before. The same key never does it twice. */
const complete = (kind: Kind) => async (userId: string, fields: StudentFields, key: string) => {
  await http.post(paths[kind], { json: { user_id: userId, ...fields }, headers: { 'Idempotency-Key': key } });
};
/** Only what is sent changes. */
const change = (kind: Kind) => async (userId: string, fields: StudentFields) => {
  await http.post(`${paths[kind]}/${encodeURIComponent(userId)}`, { json: fields });
};

type Complete<Fields> = (userId: string, fields: Fields, key: string) => Promise<void>;
type Change<Fields> = (userId: string, fields: Fields) => Promise<void>;

export const completeStudent: Complete<StudentFields> = complete('student');
export const changeStudent: Change<StudentFields> = change('student');
export const completeTeacher: Complete<TeacherFields> = complete('teacher');
export const changeTeacher: Change<TeacherFields> = change('teacher');

import * as v from 'valibot';
import type { StudentProfile } from '#/base/api/users.ts';
import type { PlainInputsOf } from '#/people/components/profile-form/plain-inputs.tsx';
import {
  changedFields,
  integer,
  integerWithDefault,
  profileEntries,
  profileValues,
  requiredShortText,
} from '#/people/components/profile-form/profile-schema.ts';

const OLDEST = 120;
const MOST = 100_000;
const LONGEST_MINUTES = 480;
const USUAL_MINUTES = 30;

const classesToBegin = v.union(
  [
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => undefined),
    ),
    integer(0, MOST, 'student.remaining.invalid'),
  ],
  'student.remaining.invalid',
);

/** Messages are locale keys. */
export const studentSchema = (canViewPhone: boolean) =>
  v.object({
    ...profileEntries(canViewPhone),
    teacher_id: v.pipe(v.string(), v.nonEmpty('student.teacher.required')),
    teacher_code: requiredShortText('student.teacherCode.required'),
    section: requiredShortText('student.section.required'),
    age: integer(1, OLDEST, 'student.age.invalid', 'student.age.required'),
    remaining_classes: classesToBegin,
    agreed_session_duration: integerWithDefault(USUAL_MINUTES, 1, LONGEST_MINUTES, 'student.duration.invalid'),
    total_sessions: integerWithDefault(0, 0, MOST, 'student.sessions.invalid'),
    paid_sessions_balance: integerWithDefault(0, 0, MOST, 'student.sessions.invalid'),
    trial_session: v.boolean(),
    last_session_date: v.string(),
    previous_teacher: v.string(),
    previous_leader: v.string(),
  });

export type StudentValues = v.InferInput<ReturnType<typeof studentSchema>>;
export type StudentSent = v.InferOutput<ReturnType<typeof studentSchema>>;

const number = { inputMode: 'numeric', dir: 'ltr' } as const;

/** The plain input fields, by section of the form. */
export const studentInputs = {
  study: { section: { label: 'student.section.label', help: 'student.section.help', maxLength: 50 } },
  about: { age: { label: 'student.age.label', ...number } },
  plan: {
    agreed_session_duration: { label: 'student.duration.label', ...number },
    total_sessions: { label: 'student.totalSessions.label', ...number },
    paid_sessions_balance: { label: 'student.paidSessions.label', ...number },
  },
} satisfies Record<string, PlainInputsOf<StudentValues>>;

/** The form's initial values. A new profile asks for the remaining classes; later the ledger has them (D27). */
export const studentValues = (profile: StudentProfile | null): StudentValues => ({
  ...profileValues(profile),
  leader_id: profile?.leader_id ?? '',
  teacher_id: profile?.teacher_id ?? '',
  teacher_code: profile?.teacher_code ?? '',
  section: profile?.section ?? '',
  age: profile?.age ? String(profile.age) : '',
  remaining_classes: '',
  agreed_session_duration: String(profile?.agreed_session_duration ?? USUAL_MINUTES),
  total_sessions: String(profile?.total_sessions ?? 0),
  paid_sessions_balance: String(profile?.paid_sessions_balance ?? 0),
  trial_session: profile?.trial_session ?? false,
  last_session_date: profile?.last_session_date ?? '',
  previous_teacher: profile?.previous_teacher ?? '',
  previous_leader: profile?.previous_leader ?? '',
});

/**
 * The request: filled fields of a new profile, changed fields of an existing one. A changed teacher is sent with the
 * shown code and leader, otherwise the teacher's own would replace them (D66).
 */
export function toStudentRequest(sent: StudentSent, initial?: StudentValues): Partial<StudentSent> {
  const fields = changedFields(sent, initial);
  if (fields.teacher_id === undefined) return fields;
  return { ...fields, teacher_code: sent.teacher_code, leader_id: sent.leader_id };
}

import * as v from 'valibot';
import { requiredLine } from '#base/http/fields.ts';
import {
  optionalDay,
  optionalLine,
  optionalPersonId,
  optionalStatus,
  optionalText,
  personId,
  profilePhone,
  whole,
} from './person-fields.ts';

const MOST = 100_000;
const OLDEST = 120;
const LONGEST_MINUTES = 480;

/** What a form leaves empty is not sent. */
const unlessEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      'A whole number is expected',
    ),
  );
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
]);

const both = {
  /** Made where it is empty. */
  code: optionalLine(50),
  phone: profilePhone,
  notes: optionalText(500),
  registration_date: optionalDay,
  last_status: optionalStatus,
  last_status_date: optionalDay,
  wallet: optionalLine(100),
  wallet_num: optionalLine(100),
};

const studentFields = v.object({
  ...both,
  age: whole(1, OLDEST),
  section: requiredLine(50),
  teacher_id: personId,
  /** The teacher's, where nothing is said; so is the leader. */
  teacher_code: optionalLine(50),
  leader_id: optionalPersonId,
  remaining_classes: unlessEmpty(whole(0, MOST)),
  trial_session: v.optional(flag),
  total_sessions: unlessEmpty(whole(0, MOST)),
  last_session_date: optionalDay,
  agreed_session_duration: unlessEmpty(whole(1, LONGEST_MINUTES)),
  paid_sessions_balance: unlessEmpty(whole(0, MOST)),
  previous_teacher: optionalPersonId,
  previous_leader: optionalPersonId,
});
const teacherFields = v.object({ ...both, leader_id: personId });

export const newStudentProfile = v.object({ user_id: personId, ...studentFields.entries });
export const changedStudentProfile = v.partial(studentFields);
export const newTeacherProfile = v.object({ user_id: personId, ...teacherFields.entries });
export const changedTeacherProfile = v.partial(teacherFields);
export type StudentFields = v.InferOutput<typeof changedStudentProfile>;
export type TeacherFields = v.InferOutput<typeof changedTeacherProfile>;

export const profileSaved = v.object({ data: v.object({ id: v.string(), code: v.string() }) });

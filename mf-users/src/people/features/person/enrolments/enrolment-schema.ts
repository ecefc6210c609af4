import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import { subjects } from '#/base/api/teaching.ts';
import type { EnrolmentFields } from '#/people/api/enrolments.ts';

const LONGEST_MINUTES = 480;

export interface EnrolmentValues {
  subject: string;
  teacherId: string;
  day: string;
  agreedMinutes: string;
}

const minutes = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^\d{1,4}$/, 'enrolment.minutes.wrong'),
  v.transform(Number),
  v.minValue(1, 'enrolment.minutes.wrong'),
  v.maxValue(LONGEST_MINUTES, 'enrolment.minutes.wrong'),
);

interface Needs {
  day: boolean;
  teacher: boolean;
}

/** @param needs what has to be named. */
export const enrolmentFormSchema = (needs: Needs): v.GenericSchema<EnrolmentValues, EnrolmentFields> =>
  v.object({
    subject: v.picklist(subjects, 'enrolment.subject.required'),
    teacherId: needs.teacher ? v.pipe(v.string(), v.nonEmpty('enrolment.teacher.required')) : v.string(),
    day: v.pipe(
      v.string(),
      v.check((day) => !needs.day || day !== '', 'enrolment.since.required'),
      v.transform((day) => day || undefined),
    ),
    agreedMinutes: minutes,
  });

export const endSchema = v.object({ from: v.pipe(v.string(), v.nonEmpty('enrolment.end.required')) });

/** The API's errors, in the form's words. */
export const enrolmentRejections = {
  'subject.duplicate': 'enrolment.subject.taken',
  subject: 'enrolment.subject.required',
  teacherId: 'enrolment.teacher.unknown',
  'from.before_start': 'enrolment.day.early',
  since: 'enrolment.since.required',
  from: 'enrolment.end.required',
  agreedMinutes: 'enrolment.minutes.wrong',
};

/** The API's names of the day. */
export const enrolmentPaths = { since: 'day', from: 'day' } as const;

import type { Option } from '@academy/shared-ui/combobox';
import * as v from 'valibot';
import {
  classTexts,
  openFields,
  type TypedName,
  type TypedRequest,
  type TypedValues,
} from '#/class/api/class-fields.ts';
import { attendances, type ClassDetail } from '#/class/api/class-schema.ts';
import type { ClassFields } from '#/class/api/schedule.ts';
import {
  chosen,
  day,
  enrolment,
  meetingLink,
  minutes,
  optionalChoice,
  time,
} from '#/class/components/fields/class-rules.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';

/** The form's values, by the names that the API uses in errors. */
export interface ClassValues extends TypedValues {
  student_id: Option | null;
  teacher_id: Option | null;
  /** The subject; null where there is nothing to choose. */
  enrolment_id: string | null;
  material_id: Option | null;
  date: string;
  time: string;
  in_student_time: boolean;
  occurrence: '' | 'first' | 'second';
  duration: string;
  attendance: string;
  zoom_link: string;
  allow_overlap: boolean;
  overlap_reason: string;
  /** The make-up that it uses (D103); null for an existing class. */
  makeupId: string | null;
}

/** C12: the student's plan, which the form does not change. */
export const SUBSCRIPTION = 3;
const DURATION = 30;
const LONGEST_REASON = 500;

const reason = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REASON, 'classForm.tooLong'));

/** The fields that can be edited by status: all, or only those of the outcome (D21). */
export interface Openness {
  isTimeOpen: boolean;
  /** Whether the viewer schedules for others and must choose the teacher. */
  hasTeacher: boolean;
  /** Whether a provider makes the meeting: then the link field is empty. */
  hasMeeting: boolean;
}

export function classFormSchema(openness: Openness) {
  const { isTimeOpen, hasTeacher } = openness;
  const person = isTimeOpen ? chosen('classForm.student.required') : optionalChoice;
  return v.pipe(
    v.object({
      student_id: person,
      teacher_id: isTimeOpen && hasTeacher ? chosen('classForm.teacher.required') : optionalChoice,
      enrolment_id: isTimeOpen ? enrolment : v.nullable(v.string()),
      material_id: isTimeOpen ? chosen('classForm.material.required') : optionalChoice,
      date: isTimeOpen ? day : v.string(),
      time: isTimeOpen ? time : v.string(),
      in_student_time: v.boolean(),
      occurrence: v.picklist(['', 'first', 'second']),
      duration: isTimeOpen ? minutes : v.string(),
      attendance: v.picklist(attendances, 'classForm.attendance.required'),
      ...classTexts.written.entries,
      zoom_link: meetingLink,
      allow_overlap: v.boolean(),
      overlap_reason: reason,
      makeupId: v.nullable(v.string()),
    }),
    v.forward(
      v.partialCheck(
        [['allow_overlap'], ['overlap_reason']],
        ({ allow_overlap, overlap_reason }) => !allow_overlap || overlap_reason !== '',
        'classForm.overlap.required',
      ),
      ['overlap_reason'],
    ),
    v.transform((values) => toRequest(values, openness)),
  );
}

type Checked = Omit<ClassValues, 'attendance' | TypedName> & Pick<ClassFields, 'attendance'> & TypedRequest;

const pick = <Name extends TypedName>(values: TypedRequest, of: readonly Name[]) =>
  Object.fromEntries(of.map((name) => [name, values[name]])) as Pick<TypedRequest, Name>;

/** The fields that are sent. */
function toRequest(values: Checked, { isTimeOpen, hasTeacher, hasMeeting }: Openness): ClassFields {
  const { attendance } = values;
  if (!isTimeOpen) return { attendance, ...pick(values, openFields) };
  return {
    attendance,
    ...pick(values, classTexts.names),
    ...(values.student_id ? { student_id: values.student_id.value } : {}),
    ...(hasTeacher && values.teacher_id ? { teacher_id: values.teacher_id.value } : {}),
    ...(values.enrolment_id ? { enrolment_id: values.enrolment_id } : {}),
    ...(values.material_id ? { material_id: values.material_id.value } : {}),
    date: values.date,
    time: values.time,
    ...(values.in_student_time ? { in_student_time: true } : {}),
    ...(values.occurrence ? { occurrence: values.occurrence } : {}),
    duration: Number(values.duration),
    subscription: SUBSCRIPTION,
    ...(values.zoom_link || !hasMeeting ? { zoom_link: values.zoom_link || null } : {}),
    ...(values.makeupId ? { makeupId: values.makeupId } : {}),
    ...(values.allow_overlap ? { allow_overlap: true, overlap_reason: values.overlap_reason } : {}),
  };
}

export const emptyClass: ClassValues = {
  student_id: null,
  teacher_id: null,
  enrolment_id: null,
  material_id: null,
  date: '',
  time: '',
  in_student_time: false,
  occurrence: '',
  duration: String(DURATION),
  attendance: 'presence',
  ...classTexts.valuesOf(),
  zoom_link: '',
  allow_overlap: false,
  overlap_reason: '',
  makeupId: '',
};

/** The form's initial values of a class, its time on the author's clock. */
export function classValues(detail: ClassDetail, zone: string): ClassValues {
  const optionOf = (thing: { id: string; name: string } | null) => thing && { value: thing.id, label: thing.name };
  const personOf = ({ id, name }: { id: string; name: string }) => ({
    value: id,
    label: name,
    kind: 'person' as const,
  });
  return {
    ...emptyClass,
    makeupId: null,
    ...wallClock(detail.starts_at, zone),
    student_id: personOf(detail.student),
    teacher_id: personOf(detail.teacher),
    enrolment_id: detail.subject === null ? null : detail.enrolment_id,
    material_id: optionOf(detail.material),
    duration: String(detail.duration),
    attendance: detail.attendance === 'other' ? '' : detail.attendance,
    ...classTexts.valuesOf(detail),
    zoom_link: detail.meeting ? '' : (detail.zoom_link ?? ''),
  };
}

/** The API's errors, in the form's words. */
export const classFormTexts = {
  'student_id.not_yours': 'classForm.student.notYours',
  'teacher_id.not_yours': 'classForm.teacher.notYours',
  enrolment_id: 'classForm.subject.required',
  'enrolment_id.ended': 'classForm.subject.ended',
  'time.time_does_not_exist': 'classForm.time.doesNotExist',
  'time.time_is_doubled': 'classForm.time.doubled',
  zoom_link: 'classForm.link.wrong',
  makeupId: 'requests.problem.makeUp',
  duration: 'classForm.duration.wrong',
};
export const classFormProblems = { meeting_authorization_required: 'zoom.required', 409: 'classForm.conflict' };

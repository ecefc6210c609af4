import type { Option } from '@academy/shared-ui/combobox';
import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import {
  chosen,
  day,
  enrolment,
  meetingLink,
  minutes,
  optionalChoice,
  time,
} from '#/class/components/fields/class-rules.ts';
import type { NewSeries } from '#/timetable/api/series.ts';
import { type SentTexts, type SeriesTexts, seriesTexts } from '#/timetable/api/series-fields.ts';

/** The form's values, by the names that the API uses in errors. */
export interface SeriesValues extends SeriesTexts {
  studentId: Option | null;
  teacherId: Option | null;
  /** The subject; null where there is nothing to choose. */
  enrolmentId: string | null;
  materialId: Option | null;
  startsOn: string;
  slots: { weekday: string; time: string }[];
  minutes: string;
  zone: 'student' | 'teacher';
  everyWeeks: string;
  ends: 'never' | 'day' | 'count';
  endsOn: string;
  count: string;
  zoomLink: string;
  joinClasses: boolean;
}

const MOST_CLASSES = 500;
/** Times a week. */
export const MOST_SLOTS = 7;
export const MOST_WEEKS = 4;

const slot = v.object({
  weekday: v.pipe(v.string(), v.regex(/^[0-6]$/, 'seriesForm.weekday.required')),
  time,
});

export function seriesFormSchema({ hasTeacher }: { hasTeacher: boolean }) {
  return v.pipe(
    v.object({
      studentId: chosen('classForm.student.required'),
      teacherId: hasTeacher ? chosen('classForm.teacher.required') : optionalChoice,
      enrolmentId: enrolment,
      materialId: chosen('classForm.material.required'),
      startsOn: day,
      slots: v.array(slot),
      minutes,
      zone: v.picklist(['student', 'teacher']),
      everyWeeks: v.string(),
      ends: v.picklist(['never', 'day', 'count']),
      endsOn: v.string(),
      count: v.pipe(v.string(), v.transform(plainNumber)),
      ...seriesTexts.written.entries,
      zoomLink: meetingLink,
      joinClasses: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['ends'], ['endsOn'], ['startsOn']],
        ({ ends, endsOn, startsOn }) => ends !== 'day' || (v.is(day, endsOn) && endsOn >= startsOn),
        'seriesForm.endsOn.required',
      ),
      ['endsOn'],
    ),
    v.forward(
      v.partialCheck(
        [['ends'], ['count']],
        ({ ends, count }) =>
          ends !== 'count' || (/^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_CLASSES),
        'seriesForm.count.wrong',
      ),
      ['count'],
    ),
    v.transform((values) => toRequest(values, hasTeacher)),
  );
}

type Checked = Omit<SeriesValues, keyof SeriesTexts> & SentTexts;

/** The fields that are sent. */
function toRequest(values: Checked, hasTeacher: boolean): NewSeries {
  const { ends, slots, zoomLink, joinClasses } = values;
  const texts = Object.fromEntries(seriesTexts.names.map((name) => [name, values[name]])) as SentTexts;
  const length = Number(values.minutes);
  return {
    studentId: values.studentId?.value ?? '',
    ...(hasTeacher && values.teacherId ? { teacherId: values.teacherId.value } : {}),
    ...(values.enrolmentId ? { enrolmentId: values.enrolmentId } : {}),
    materialId: values.materialId?.value ?? '',
    zone: values.zone,
    slots: slots.map(({ weekday, time }) => ({ weekday: Number(weekday), time, minutes: length })),
    everyWeeks: Number(values.everyWeeks),
    startsOn: values.startsOn,
    ...(ends === 'day' ? { endsOn: values.endsOn } : {}),
    ...(ends === 'count' ? { count: Number(values.count) } : {}),
    ...texts,
    ...(zoomLink ? { zoomLink } : {}),
    ...(joinClasses ? { joinClasses } : {}),
  };
}

const DEFAULT_MINUTES = 30;
export const emptySeries: SeriesValues = {
  studentId: null,
  teacherId: null,
  enrolmentId: null,
  materialId: null,
  startsOn: '',
  slots: [{ weekday: '', time: '' }],
  minutes: String(DEFAULT_MINUTES),
  zone: 'student',
  everyWeeks: '1',
  ends: 'never',
  endsOn: '',
  count: '',
  ...seriesTexts.valuesOf(),
  zoomLink: '',
  joinClasses: false,
};

/** The API's errors, in the form's words. */
export const seriesFormTexts = {
  'studentId.not_yours': 'classForm.student.notYours',
  'teacherId.not_yours': 'classForm.teacher.notYours',
  enrolmentId: 'classForm.subject.required',
  'enrolmentId.ended': 'classForm.subject.ended',
  slots: 'seriesForm.slots.overlap',
  endsOn: 'seriesForm.endsOn.required',
  count: 'seriesForm.count.wrong',
  zoomLink: 'classForm.link.wrong',
};
export const seriesFormProblems = { meeting_authorization_required: 'zoom.required', 409: 'classForm.conflict' };

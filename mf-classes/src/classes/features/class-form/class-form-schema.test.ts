import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aClassDetail } from '#/testing/classes.ts';
import { type ClassValues, classFormSchema, classValues, emptyClass } from './class-form-schema.ts';

const open = { isTimeOpen: true, hasTeacher: false, hasMeeting: false };
const filled: ClassValues = {
  ...emptyClass,
  student_id: { value: '12', label: 'Layla' },
  material_id: { value: '3', label: 'Juz Amma' },
  date: '2031-01-15',
  time: '16:00',
  accomplished: ' Surah An-Naba ',
};
const read = (values: Partial<ClassValues>, openness = open) =>
  v.safeParse(classFormSchema(openness), { ...filled, ...values });
const firstMessage = (values: Partial<ClassValues>, openness = open) => read(values, openness).issues?.[0].message;

test('a teacher’s class is sent without a teacher, in the teacher’s time', () => {
  expect(read({}).output).toEqual({
    student_id: '12',
    material_id: '3',
    date: '2031-01-15',
    time: '16:00',
    duration: 30,
    subscription: 3,
    attendance: 'presence',
    accomplished: 'Surah An-Naba',
    notes: '',
    description: '',
    zoom_link: null,
  });
});

test('a class is sent with the student’s time, the choice between two equal times, and the reason of an overlap', () => {
  const about = {
    in_student_time: true,
    occurrence: 'second',
    allow_overlap: true,
    overlap_reason: 'Siblings',
  } as const;
  expect(read(about).output).toMatchObject(about);
});

test('the reason of an overlap is required together with other missing fields', () => {
  const messages = read({ accomplished: '', allow_overlap: true }).issues?.map(({ message }) => message);
  expect(messages).toEqual(['classForm.accomplished.required', 'classForm.overlap.required']);
});

test('if only outcome fields are open, no other field is sent', () => {
  const { output } = read(
    { student_id: null, date: '', attendance: 'absence_student' },
    { isTimeOpen: false, hasTeacher: true, hasMeeting: false },
  );
  expect(output).toEqual({ attendance: 'absence_student', accomplished: 'Surah An-Naba', notes: '' });
});

test.each([
  [{ student_id: null }, 'classForm.student.required'],
  [{ material_id: null }, 'classForm.material.required'],
  [{ date: '' }, 'classForm.date.required'],
  [{ time: '' }, 'classForm.time.required'],
  [{ accomplished: ' ' }, 'classForm.accomplished.required'],
  [{ attendance: '' }, 'classForm.attendance.required'],
  [{ duration: '0' }, 'classForm.duration.wrong'],
  [{ duration: '481' }, 'classForm.duration.wrong'],
  [{ zoom_link: 'http://zoom.test' }, 'classForm.link.wrong'],
  [{ allow_overlap: true }, 'classForm.overlap.required'],
] as const)('%o is rejected: %s', (values, key) => expect(firstMessage(values)).toBe(key));

test('a viewer who schedules for others chooses the teacher', () => {
  expect(firstMessage({}, { isTimeOpen: true, hasTeacher: true, hasMeeting: false })).toBe(
    'classForm.teacher.required',
  );
});

test('a length may be written with Arabic digits', () => {
  expect(read({ duration: '٤٥' }).output).toMatchObject({ duration: 45 });
});

test('a class is edited on the author’s clock', () => {
  const detail = aClassDetail({ id: '30', starts_at: '2031-01-15T22:30:00.000Z' });
  expect(classValues(detail, 'Asia/Amman')).toMatchObject({ date: '2031-01-16', time: '01:30' });
});

test('the link of a meeting that a provider makes is not sent, unless another is typed', () => {
  const made = { ...open, hasMeeting: true };
  expect(read({}).output).toHaveProperty('zoom_link', null);
  expect(read({}, made).output).not.toHaveProperty('zoom_link');
  const typed = 'https://meet.test/1';
  expect(read({ zoom_link: typed }, made).output).toHaveProperty('zoom_link', typed);
});

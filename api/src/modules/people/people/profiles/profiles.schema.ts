import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { personId } from './person-fields.ts';
import { studentFields } from './student.fields.ts';
import { teacherFields } from './teacher.fields.ts';
import { teachingFields } from './teaching.fields.ts';

const studentBody = bodyOf(studentFields);
const teacherBody = bodyOf(teacherFields);

export const newStudentProfile = v.object({ user_id: personId, ...studentBody.entries });
export const changedStudentProfile = v.partial(studentBody);
export const newTeacherProfile = v.object({ user_id: personId, ...teacherBody.entries });
export const changedTeacherProfile = v.partial(teacherBody);
export type StudentFields = v.InferOutput<typeof changedStudentProfile>;
export type TeacherFields = v.InferOutput<typeof changedTeacherProfile>;

export const profileSaved = v.object({ data: v.object({ id: v.string(), code: v.string() }) });

export const ownTeaching = v.partial(bodyOf(teachingFields));
export type OwnTeaching = v.InferOutput<typeof ownTeaching>;
const teaching = responseOf(teachingFields);
export type WireTeaching = v.InferInput<typeof teaching>;
export const teachingSaved = v.object({ data: teaching });

import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { changeOwnTeaching } from './own-teaching.ts';
import * as schema from './profiles.schema.ts';
import { addStudentProfile, changeStudentProfile } from './student-profile.ts';
import { addTeacherProfile, changeTeacherProfile } from './teacher-profile.ts';

const body = { accepts: ['json'], maxBytes: 32 * 1024 } as const;
const tag = 'Users';
const saved = (id: number, code: string) => ({ data: { id: String(id), code } });

const addStudent = endpoint({
  method: 'post',
  path: '/users/students',
  tag,
  summary: 'Create the profile of a student; teacher code and leader follow from the teacher',
  access: { permission: 'users.create' },
  body: { ...body, schema: schema.newStudentProfile },
  response: { status: 201, schema: schema.profileSaved },
  idempotent: true,
  errors: [404, 409, 422],
  handle: async (ctx, { body: { user_id: id, ...fields } }) => saved(id, await addStudentProfile({ ctx, id, fields })),
});

const changeStudent = endpoint({
  method: 'post',
  path: '/users/students/:id',
  tag,
  summary: 'Update the profile of a student; only the fields that are sent change',
  access: { permission: 'users.update' },
  params: idParams,
  body: { ...body, schema: schema.changedStudentProfile },
  response: { schema: schema.profileSaved },
  errors: [404, 422],
  handle: async (ctx, { params: { id }, body: fields }) => saved(id, await changeStudentProfile({ ctx, id, fields })),
});

const addTeacher = endpoint({
  method: 'post',
  path: '/users/teachers',
  tag,
  summary: 'Create the profile of a teacher',
  access: { permission: 'users.create' },
  body: { ...body, schema: schema.newTeacherProfile },
  response: { status: 201, schema: schema.profileSaved },
  idempotent: true,
  errors: [404, 409, 422],
  handle: async (ctx, { body: { user_id: id, ...fields } }) => saved(id, await addTeacherProfile({ ctx, id, fields })),
});

const changeTeacher = endpoint({
  method: 'post',
  path: '/users/teachers/:id',
  tag,
  summary: 'Update the profile of a teacher; only the fields that are sent change',
  access: { permission: 'users.update' },
  params: idParams,
  body: { ...body, schema: schema.changedTeacherProfile },
  response: { schema: schema.profileSaved },
  errors: [404, 422],
  handle: async (ctx, { params: { id }, body: fields }) => saved(id, await changeTeacherProfile({ ctx, id, fields })),
});

const changeTeaching = endpoint({
  method: 'put',
  path: '/own-teaching',
  tag: 'Own account',
  summary: 'Update your own gender, languages and subjects as a teacher; only the fields that are sent change',
  access: 'session',
  body: { ...body, schema: schema.ownTeaching },
  response: { schema: schema.teachingSaved },
  errors: [404, 422],
  handle: async (ctx, { body: fields }) => ({ data: await changeOwnTeaching(ctx, fields) }),
});

export const profileEndpoints = [addStudent, changeStudent, addTeacher, changeTeacher, changeTeaching];

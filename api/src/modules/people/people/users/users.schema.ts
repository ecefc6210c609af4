import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import {
  changedEmail,
  email,
  idParams,
  line,
  pageLimit,
  pageNumber,
  password,
  phone,
  requiredLine,
  timezone,
  wireId,
} from '#base/http/fields.ts';
import { whole } from '#base/http/form-fields.ts';
import { pagination } from '#base/http/pages.ts';
import { emailStatuses, invitationStates } from '#modules/accounts/identity/users-sql.ts';
import { studentFields } from '#modules/people/people/profiles/student.fields.ts';
import { teacherWish } from '#modules/people/people/profiles/wished-teachers.ts';
import { userFields } from './user.fields.ts';
import { userActions } from './users.policy.ts';

const PAGE_SIZE = 10;
const MOST_CLASSES = 100_000;

export const student = responseOf(studentFields);

/** The viewer's actions with the person now: the same as the verbs decide. */
const may = v.object(v.entriesFromList(userActions, v.boolean()));

const account = responseOf(userFields);
/** The number of make-ups that a student can still use, and the last day of the first one (D103). */
const openMakeUps = v.object({ open: v.number(), until: v.string() });
export type OpenMakeUps = v.InferInput<typeof openMakeUps>;
const listedUser = v.object({
  ...account.entries,
  may,
  /** Null without one, and for viewers who may not see the remaining classes (D9). */
  makeUps: v.nullable(openMakeUps),
});
export const user = v.object({ ...account.entries, may, permissions: v.array(v.string()) });
export type WireUser = v.InferInput<typeof account>;

export const usersPage = v.object({ data: v.array(listedUser), pagination });
export const userResponse = v.object({ data: v.object({ data: v.array(user) }) });

export const sortKeys = ['name', 'email', 'created_at', 'active', 'role', 'remainingClasses'] as const;
const sorts = sortKeys.flatMap((key) => [key, `-${key}`] as const);

const MOST_IDS = 100;

/** Yes, no, or empty for both. */
const yesOrNo = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', '']),
    v.transform((value) => (value === '' ? undefined : value === 'true' || value === '1')),
  ),
);

/** Ids separated by commas. */
const ids = v.optional(
  v.pipe(
    line,
    v.transform((value): (string | number)[] => value.split(',').filter(Boolean)),
    v.array(wireId),
    v.maxLength(MOST_IDS),
  ),
);

const filters = {
  role: v.optional(v.pipe(line, v.maxLength(100))),
  name: v.optional(v.pipe(line, v.maxLength(100))),
  email: v.optional(v.pipe(line, v.maxLength(254))),
  phone: v.optional(v.pipe(line, v.maxLength(40))),
  /** Whether mail reaches the user (D82, D87); `none`: the user has no address (D140). */
  email_status: v.optional(v.picklist([...emailStatuses, 'none'])),
  /** Whether the user was invited, or has signed in (D87). */
  invitation: v.optional(v.picklist(invitationStates)),
  active: yesOrNo,
  /** The status of study or teaching: an empty one is active. */
  status: v.optional(v.picklist(['active', 'suspended', 'stopped'])),
  /** Users whose profile names this teacher, or this leader. */
  teacher_id: v.optional(wireId),
  leader_id: v.optional(wireId),
  section: v.optional(v.pipe(line, v.maxLength(100))),
  /** Whether the remaining classes are below zero. */
  owes: yesOrNo,
  /** Whether the profile of a student or teacher is completed. */
  profile: v.optional(v.picklist(['missing', 'completed'])),
  ...teacherWish,
  ids,
  search: v.optional(v.pipe(line, v.maxLength(100))),
  sort: v.optional(v.picklist(sorts), '-created_at'),
};
export const usersFilter = v.object(filters);
export const usersQuery = v.object({
  ...filters,
  /** Also the people of whom the viewer sees the name alone (D149), as always for viewers who read nobody. */
  names: yesOrNo,
  page: pageNumber,
  per_page: pageLimit(PAGE_SIZE),
});
export type UsersFilter = v.InferOutput<typeof usersFilter>;
export type UsersQuery = v.InferOutput<typeof usersQuery>;

export const userParams = idParams;
export const invitedResponse = v.object({ data: v.object({ invited: v.number() }) });
export const createdResponse = v.object({ data: v.object({ id: v.string() }) });

const noPhone = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const optionalPhone = v.nullish(v.union([noPhone, phone], 'Phone number is not valid'));
const held = v.optional(v.pipe(v.array(requiredLine(100)), v.maxLength(20)));

export const newUser = v.object({
  name: requiredLine(100),
  email,
  phone: optionalPhone,
  /** Without one the user is invited by mail to choose it (D87). At least 10 characters, but for students and guests. */
  password: v.optional(password),
  role: requiredLine(100),
  /** All roles to have; the primary one may be left out. */
  roles: held,
  timezone: v.optional(timezone),
});
const remainingClasses = whole(-MOST_CLASSES, MOST_CLASSES, 'Remaining Classes Filed is Required');
export const changedUser = v.object({
  name: v.optional(requiredLine(100)),
  email: v.optional(changedEmail),
  phone: optionalPhone,
  role: v.optional(requiredLine(100)),
  roles: held,
  timezone: v.optional(timezone),
  active: v.optional(v.boolean()),
  /** D27: the wanted remaining classes; the difference becomes a line of the ledger. */
  remainingClasses: v.optional(remainingClasses),
  /** The student's bank transfer for which they are set (D41). */
  bank_transfer_id: v.optional(wireId),
});
/** At least 10 characters, but for students and guests. */
export const newPassword = v.object({ password });
export type NewUser = v.InferOutput<typeof newUser>;
export type ChangedUser = v.InferOutput<typeof changedUser>;

export const viewResponse = v.object({ data: v.object({ token: v.string() }) });

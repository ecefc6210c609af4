import { http } from '@academy/shared-auth';
import { shownAddress } from '@academy/shared-auth/typed-text';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import { teachingEntries } from './teaching.ts';

/** Null also from an API that does not send the field yet. */
const text = v.optional(v.nullable(v.string()), null);
const statusSchema = v.union([
  v.picklist(['active', 'suspended', 'stopped']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

const bothProfiles = {
  code: text,
  phone: text,
  notes: text,
  registration_date: text,
  last_status: statusSchema,
  last_status_date: text,
  wallet: text,
  wallet_num: text,
  leader_name: text,
};

export const studentSchema = v.object({
  ...bothProfiles,
  remainingClasses: v.number(),
  age: v.nullable(v.number()),
  section: text,
  teacher_id: text,
  teacher_name: text,
  teacher_code: text,
  leader_id: text,
  trial_session: v.boolean(),
  total_sessions: v.number(),
  last_session_date: text,
  agreed_session_duration: v.number(),
  paid_sessions_balance: v.number(),
  previous_teacher: text,
  previous_leader: text,
});

const teacherSchema = v.object({ ...bothProfiles, ...teachingEntries, leader: text, students: v.number() });

/** The viewer's actions on a user. `deactivate` includes reactivating. */
export const userActions = [
  'update',
  'changeContacts',
  'changePassword',
  'resetTwoSteps',
  'invite',
  'changeRoles',
  'deactivate',
  'delete',
  'merge',
  'completeProfile',
  'updateProfile',
  'viewLedger',
  'setRemainingClasses',
  'viewAs',
  'viewClasses',
  'setFreeTimes',
  'viewSalaries',
  'changeSalaries',
  'viewStatistics',
  'message',
] as const;

export const invitationStates = ['none', 'invited', 'signed_in'] as const;

/** Null for the reserved address of people without one. */
const address = v.pipe(text, v.transform(shownAddress));

export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Null if the viewer may not see it, or the person has none (D140). */
  email: address,
  /** Null if the viewer may not see it, or from an older API. */
  has_email: v.optional(v.nullable(v.boolean()), null),
  /** The user name for signing in; null without one, or from an older API. */
  handle: text,
  phone: text,
  /** Whether mail reaches them (D82, D87); null if the viewer may not see it, or from an older API. */
  email_status: v.optional(v.nullable(v.fallback(v.picklist(['verified', 'unverified', 'bounced']), 'verified')), null),
  /** Whether they have come in (D87); null if the viewer may not see it, nobody can invite them, or from an older API. */
  invitation: v.optional(v.nullable(v.fallback(v.picklist(invitationStates), 'signed_in')), null),
  invited_at: text,
  role: v.string(),
  roles: v.array(v.string()),
  /** Their relations to students; empty from an older API. */
  relations: v.optional(v.array(v.string()), []),
  created_at: v.string(),
  active: v.boolean(),
  image: text,
  timezone: v.string(),
  /** Every student has one, with a code after it is completed. */
  student: v.nullable(studentSchema),
  /** Null until somebody has completed it. */
  teacher: v.nullable(teacherSchema),
  /** In lists: the make-ups that a student can still use (D103). */
  makeUps: v.optional(v.nullable(v.object({ open: v.number(), until: v.string() })), null),
  may: maySchema(userActions),
});
export type User = v.InferOutput<typeof userSchema>;
export type StudentProfile = v.InferOutput<typeof studentSchema>;
export type TeacherProfile = v.InferOutput<typeof teacherSchema>;

export const userPageSchema = v.object({
  data: v.array(userSchema),
  pagination: v.object({ total: v.number() }),
});
export const userResponseSchema = v.object({ data: v.object({ data: v.tuple([userSchema]) }) });

const MOST_CHOICES = 20;
const allUsers = ['users'] as const;
/** The path of the calls about one person. */
export const userPath = (id: string) => `users/${encodeURIComponent(id)}`;

/** The role of a list or a choice; undefined: everybody. */
export const ofRole = (role: string | null): Record<string, string> => (role ? { role } : {});

async function listUsers(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<User>> {
  const { data, pagination } = await http.get('users', { searchParams, signal }).json(userPageSchema);
  return { rows: data, total: pagination.total };
}

export const userQueries = {
  all: () => allUsers,
  /** A page of the people of a role. */
  list: (role: string | null, params: ListParams) => {
    const asked = { ...listRequest(params), ...ofRole(role) };
    return queryOptions({
      queryKey: [...allUsers, 'list', asked],
      queryFn: ({ signal }) => listUsers(asked, signal),
    });
  },
  /** The first people of a role whose name, e-mail, phone or code contains the search term, by name. */
  choice: (role: string | null, words: string) => {
    const asked = { search: words, sort: 'name', page: '1', per_page: String(MOST_CHOICES), ...ofRole(role) };
    return queryOptions({
      queryKey: [...allUsers, 'choice', asked],
      queryFn: async ({ signal }) => (await listUsers(asked, signal)).rows,
    });
  },
  /** A page of the people of a role, also of those of whom the viewer sees the name alone (D149). */
  named: (role: string, params: ListParams) => {
    const asked = { ...listRequest(params), ...ofRole(role), names: 'true' };
    return queryOptions({
      queryKey: [...allUsers, 'list', asked],
      queryFn: ({ signal }) => listUsers(asked, signal),
    });
  },
  /** One person. @throws ApiError 404 also for a person whom the viewer may not see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allUsers, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(userPath(id), { signal }).json(userResponseSchema)).data.data[0],
    }),
};

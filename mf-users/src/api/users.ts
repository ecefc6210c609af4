import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import { shownAddress } from '@academy/shared-auth/typed-text';
import type { ListExport, ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
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
const createdSchema = v.object({ data: v.object({ id: v.string() }) });

const MOST_CHOICES = 20;
const allUsers = ['users'] as const;
const pathOf = (id: string) => `users/${encodeURIComponent(id)}`;

/** The role of a list or a choice; undefined: everybody. */
const ofRole = (role: string | null): Record<string, string> => (role ? { role } : {});

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
  /** One person. @throws ApiError 404 also for a person whom the viewer may not see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allUsers, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(userResponseSchema)).data.data[0],
    }),
};

/** The CSV file of all people of a role who match the filters. */
export async function usersCsv(role: string | null, params: ListExport): Promise<Blob> {
  const response = await http.get('users.csv', { searchParams: { ...listRequest(params), ...ofRole(role) } });
  return response.blob();
}

export interface AccountFields {
  name: string;
  email: string;
  phone?: string | null;
  role?: string;
  timezone?: string;
  active?: boolean;
}

/** Makes an account; without a password the person is invited by mail (D87). The same key never makes a second one. */
export async function createUser(fields: AccountFields & { password?: string }, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post('users', { json: fields, headers }).json(createdSchema)).data.id;
}

export async function changeUser(id: string, fields: Partial<AccountFields>): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

/** D27: sets the number of remaining classes, and names the bank transfer that it belongs to. */
export async function setRemainingClasses(
  id: string,
  remainingClasses: number,
  transfer?: string | null,
): Promise<void> {
  await http.put(pathOf(id), { json: { remainingClasses, ...(transfer ? { bank_transfer_id: transfer } : {}) } });
}

/** Sets a user's password; their sessions end. */
export async function setPassword(id: string, password: string): Promise<void> {
  await http.put(`${pathOf(id)}/password`, { json: { password } });
}

/** D87: mails a link for choosing a password. @throws ApiError 409 if the user has signed in meanwhile. */
export async function inviteUser(id: string): Promise<void> {
  await http.post(`${pathOf(id)}/invitation`);
}

const invitedSchema = v.object({ data: v.object({ invited: v.number() }) });

/** D87: invites the people of a role who match the filters and can be invited; returns how many. */
export async function inviteUsers(role: string | null, params: ListExport): Promise<number> {
  const searchParams = { ...listRequest(params), ...ofRole(role) };
  return (await http.post('users/invitations', { searchParams }).json(invitedSchema)).data.invited;
}

/** D120: removes a user's second steps; their sessions end. @throws ApiError 409 if they have none. */
export async function resetTwoSteps(id: string): Promise<void> {
  await http.delete(`${pathOf(id)}/two-steps`);
}

/** @throws ApiError 409 if the user has future classes (D5). */
export async function deleteUser(id: string): Promise<void> {
  await http.delete(pathOf(id));
}

const viewSchema = v.object({ data: v.object({ token: v.string() }) });

/** Starts half an hour in which the viewer sees the academy as this user does (D124); returns the token. */
export async function viewAs(id: string): Promise<string> {
  return (await http.post(`${pathOf(id)}/view-as`).json(viewSchema)).data.token;
}

import { http } from '@academy/shared-auth';
import type { ListExport } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import * as v from 'valibot';
import { ofRole, userPath } from '#/base/api/users.ts';

const createdSchema = v.object({ data: v.object({ id: v.string() }) });

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
  await http.put(userPath(id), { json: fields });
}

/** Sets a user's password; their sessions end. */
export async function setPassword(id: string, password: string): Promise<void> {
  await http.put(`${userPath(id)}/password`, { json: { password } });
}

/** D87: mails a link for choosing a password. @throws ApiError 409 if the user has signed in meanwhile. */
export async function inviteUser(id: string): Promise<void> {
  await http.post(`${userPath(id)}/invitation`);
}

const invitedSchema = v.object({ data: v.object({ invited: v.number() }) });

/** D87: invites the people of a role who match the filters and can be invited; returns how many. */
export async function inviteUsers(role: string | null, params: ListExport): Promise<number> {
  const searchParams = { ...listRequest(params), ...ofRole(role) };
  return (await http.post('users/invitations', { searchParams }).json(invitedSchema)).data.invited;
}

/** D120: removes a user's second steps; their sessions end. @throws ApiError 409 if they have none. */
export async function resetTwoSteps(id: string): Promise<void> {
  await http.delete(`${userPath(id)}/two-steps`);
}

/** @throws ApiError 409 if the user has future classes (D5). */
export async function deleteUser(id: string): Promise<void> {
  await http.delete(userPath(id));
}

const viewSchema = v.object({ data: v.object({ token: v.string() }) });

/** Starts half an hour in which the viewer sees the academy as this user does (D124); returns the token. */
export async function viewAs(id: string): Promise<string> {
  return (await http.post(`${userPath(id)}/view-as`).json(viewSchema)).data.token;
}

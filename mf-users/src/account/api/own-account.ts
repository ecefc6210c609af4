import { http, setProfile, upload } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';
import { userSchema } from '#/base/api/users.ts';

const text = v.nullable(v.string());

/** A student whose relative the viewer is. */
const childSchema = v.object({
  id: v.string(),
  name: v.string(),
  image: text,
  relationship_type: v.union([
    v.picklist(['parent', 'uncle', 'aunt']),
    v.pipe(
      v.string(),
      v.transform(() => 'other' as const),
    ),
  ]),
  student: v.nullable(
    v.object({
      code: text,
      section: text,
      teacher_name: text,
      /** Null for relatives who may not see it. */
      remainingClasses: v.nullable(v.number()),
    }),
  ),
  /** Whether the viewer is a parent of a child under 16 (D141). */
  may: maySchema(['open']),
});
export type Child = v.InferOutput<typeof childSchema>;

const ownProfileSchema = v.object({
  ...userSchema.entries,
  children: v.array(childSchema),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;
export const ownProfileResponseSchema = v.object({ data: ownProfileSchema });

/** The session's facts about its user. */
const sessionSchema = v.object({
  data: v.object({
    user: v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      handle: v.optional(text, null),
      email_verified: v.optional(v.boolean(), true),
      phone: text,
      image: text,
      role: v.string(),
      roles: v.array(v.string()),
      timezone: v.string(),
      subscription: v.object({ package: text }),
    }),
    permissions: v.array(v.string()),
  }),
});

export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['own-profile'],
    queryFn: async ({ signal }) => (await http.get('own-profile', { signal }).json(ownProfileResponseSchema)).data,
  });

export interface OwnFields {
  name: string;
  /** Missing for a person without an address (D140). */
  email?: string;
  phone: string;
  timezone: string;
  /** For a new email address, if the sign-in is not recent. */
  password?: string;
}

/** @throws ApiError 403 at `password` if a new address needs it, 422 if it is wrong. Changes the viewer's own profile, and updates the session with it. */
export async function changeOwnProfile(fields: OwnFields): Promise<void> {
  const { data } = await http.put('own-profile', { json: fields }).json(sessionSchema);
  setProfile(data.user, data.permissions);
}

/** Changes the viewer's own time zone alone, and updates the session with it. */
export async function changeOwnZone(timezone: string): Promise<void> {
  const { data } = await http.put('own-profile', { json: { timezone } }).json(sessionSchema);
  setProfile(data.user, data.permissions);
}

interface PictureUpload {
  picture: Blob;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Replaces the viewer's own picture, also in the session. */
export async function changeOwnPicture({ picture, signal, onProgress }: PictureUpload): Promise<void> {
  const body = new FormData();
  body.set('image', picture, 'picture.jpg');
  const { data } = await upload('own-profile', body, { method: 'PUT', signal, onProgress }).json(sessionSchema);
  setProfile(data.user, data.permissions);
}

/** D87: mails the link that confirms the address; a rejected address gets mail again. @throws ApiError 429. */
export async function sendConfirmation(): Promise<void> {
  await http.post('auth/confirm-email/send');
}

/** @throws ApiError 422 at `currentPassword` if that is wrong. The other sessions end. */
export async function changeOwnPassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await http.put('own-password', { json: passwords });
}

/** D5: ends all sessions; an admin can reactivate the account. @throws ApiError 409 for the last super-admin. */
export async function deactivateOwnAccount(): Promise<void> {
  await http.delete('own-account');
}

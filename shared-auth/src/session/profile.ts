import * as v from 'valibot';
import { http } from '../http/http.ts';
import { scopesSchema } from './scopes.ts';
import { endSession, type Session, sessionStore, setProfile } from './session.ts';
import { heldToken } from './token.ts';

const profileSchema = v.object({
  data: v.object({
    user: v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      phone: v.nullable(v.string()),
      image: v.nullable(v.string()),
      role: v.string(),
      roles: v.array(v.string()),
      timezone: v.string(),
      subscription: v.object({ package: v.nullable(v.string()) }),
      relations: v.optional(v.array(v.string()), []),
    }),
    permissions: v.array(v.string()),
    scopes: v.optional(scopesSchema, {}),
  }),
});

/**
 * Fetches user and permissions of the held token and puts them into the session.
 * A failure ends the session, as the specification says: the token is removed and the user signs in again.
 * Called again, it refreshes the permissions (D4).
 */
export async function loadProfile(): Promise<Session['status']> {
  const token = heldToken();
  if (!token) return 'signed-out';
  try {
    const { data } = await http.get('profile').json(profileSchema);
    if (heldToken() === token) setProfile(data.user, data.permissions, data.scopes);
  } catch {
    if (heldToken() === token) endSession('expired');
  }
  return sessionStore.getState().status;
}

import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { http } from '../http/http.ts';
import { scopesSchema } from '../session/scopes.ts';
import { endSession, type Session, sessionStore, setProfile } from '../session/session.ts';
import { heldToken } from '../session/token.ts';

const profileSchema = v.object({
  data: v.object({
    user: v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      handle: v.optional(v.nullable(v.string()), null),
      /** Whether the address is confirmed (D87); an older API that does not send this asks nobody. */
      email_verified: v.optional(v.boolean(), true),
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
    view: v.optional(v.object({ until: v.string() })),
    childSession: v.optional(
      v.object({ by: v.object({ name: v.string() }), until: v.string(), ownDevice: v.boolean() }),
    ),
    two_steps_needed: v.optional(v.boolean(), false),
    consents_needed: v.optional(v.boolean(), false),
  }),
});

type Profile = v.InferOutput<typeof profileSchema>['data'];

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'network', cause: error });

/** An early response does not pass the transport, which ends a session by itself. */
function noteFailure(failure: ApiError): void {
  if (failure.status === 401) endSession('expired');
  else if (sessionStore.getState().status === 'unknown') sessionStore.setState({ failure });
}

/**
 * A user who must set up a second step or accept a text has no permissions until then: menu, guards and badges depend
 * on that.
 */
function takeProfile(profile: Profile): void {
  const { user, permissions, scopes, view, childSession: child, two_steps_needed, consents_needed } = profile;
  const needed = { ...(two_steps_needed && { two_steps_needed }), ...(consents_needed && { consents_needed }) };
  // Menus, widgets and pages say by this role what is for a child, or not.
  const roles = child ? [...user.roles, 'child'] : user.roles;
  const held = two_steps_needed || consents_needed ? [] : permissions;
  setProfile({ ...user, ...needed, roles }, held, scopes, { view, child });
}

/**
 * Fetches user and permissions of the held token and puts them into the session. If the API rejects the token, the
 * session ends; any other failure keeps it and is its `failure` (C22). Called again, it refreshes the permissions (D4).
 */
export async function loadProfile(): Promise<Session['status']> {
  const token = heldToken();
  if (!token) return 'signed-out';
  try {
    const { data } = await http.get('profile').json(profileSchema);
    if (heldToken() === token) takeProfile(data);
  } catch (error) {
    if (heldToken() === token) noteFailure(asApiError(error));
  }
  return sessionStore.getState().status;
}

/** C5: `superAdmin` is another spelling of `super-admin`. */
export const canonicalRole = (role: string): string => (role === 'superAdmin' ? 'super-admin' : role);

/**
 * The shown role of a user: the relation to students instead of "guest", a word that nobody uses for a parent (D117).
 */
export function shownRole(role: string, relations: readonly string[] = []): string {
  if (canonicalRole(role) !== 'guest') return canonicalRole(role);
  return ['parent', 'uncle', 'aunt'].find((relation) => relations.includes(relation)) ?? 'guest';
}

/**
 * The audience of something: users with every permission and, if given, one of `only`, none of `except` and one of
 * `relations`.
 */
export interface Audience {
  permissions?: readonly string[];
  only?: readonly string[];
  except?: readonly string[];
  relations?: readonly string[];
}

export interface Holder {
  permissions: ReadonlySet<string>;
  roles: readonly string[];
  /** The user's kinds of relation to students. */
  relations?: readonly string[];
}

/** Whether a user with these permissions and roles belongs to the audience. An empty list requires nothing. */
export function belongsTo(holder: Holder, audience: Audience): boolean {
  const { permissions = [], only = [], except = [], relations = [] } = audience;
  const roles = holder.roles.map(canonicalRole);
  const has = (role: string) => roles.includes(canonicalRole(role));
  return (
    permissions.every((permission) => holder.permissions.has(permission)) &&
    (only.length === 0 || only.some(has)) &&
    !except.some(has) &&
    (relations.length === 0 || relations.some((each) => holder.relations?.includes(each)))
  );
}

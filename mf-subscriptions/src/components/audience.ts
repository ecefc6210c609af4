/** The audience of a package: all buyers, or one of the two roles. */
export const audiences = ['all', 'student', 'guest'] as const;
export type Audience = (typeof audiences)[number];

/** A role that a package can be visible to. */
export interface AudienceRole {
  id: string;
  name: string;
}

/** The ids to send for an audience: none for all buyers. */
export const roleIdsOf = (audience: Audience, roles: readonly AudienceRole[]): string[] =>
  roles.filter(({ name }) => name === audience).map(({ id }) => id);

/** Both roles together are all buyers. */
export function audienceOf(visibleTo: readonly string[], roles: readonly AudienceRole[]): Audience {
  const names = roles.filter(({ id }) => visibleTo.includes(id)).map(({ name }) => name);
  const [only, other] = names;
  return other === undefined && (only === 'student' || only === 'guest') ? only : 'all';
}

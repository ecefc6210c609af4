const mergedRoles: readonly string[] = ['guest', 'student'];

/** D164: accounts of guests and students are merged, and no account of staff or with a role of the academy's own. */
export const mayBeMerged = (roles: readonly string[]): boolean => roles.every((role) => mergedRoles.includes(role));

import type { OwnProfile } from '#/account/api/own-account.ts';

const buyers = ['student', 'guest'];

/** The children as the parts of other remotes take them. */
export const childrenOf = ({ children }: OwnProfile) =>
  children.map(({ id, name, relationship_type }) => ({ id, name, relationship: relationship_type }));

/** Whether the viewer may have payments: the viewer's own ones, or as a parent those for a child (D8). */
export const mayHavePayments = ({ roles, children }: OwnProfile, isSubscribed: boolean): boolean =>
  isSubscribed ||
  roles.some((role) => buyers.includes(role)) ||
  children.some(({ relationship_type }) => relationship_type === 'parent');

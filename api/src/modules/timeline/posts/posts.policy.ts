import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';

/** The bits of a post's audience, in the order of the names in requests. */
export const audienceNames = ['student', 'teacher', 'admin'] as const;
export type AudienceName = (typeof audienceNames)[number];

const STUDENT = 1;
const TEACHER = 2;
/** Every set of those bits. */
export const everyAudience = [0, 1, 2, 3, 4, 5, 6, 7];

export const audienceBits = (names: readonly AudienceName[]): number =>
  names.reduce((bits, name) => bits | (1 << audienceNames.indexOf(name)), 0);

/** Guests and users with only custom roles: they see only posts for everybody. */
const OTHERS = 8;

/** The groups that see an approved post of this audience, in addition to admins, who see all. */
const groupsOf = (audience: number): number =>
  audience === 0 ? STUDENT | TEACHER | OTHERS : audience & (STUDENT | TEACHER);

/** Whether anybody sees a post with this audience who did not see it with the former one (D50). */
export const isWider = (audience: number, former: number): boolean => (groupsOf(audience) & ~groupsOf(former)) !== 0;

/** D9: the audiences of a viewer. An empty audience (0) is everybody; admins see all. */
export function readableAudiences(viewer: Viewer): number[] {
  if (isAdmin(viewer)) return everyAudience;
  const own = (hasRole(viewer, 'student') ? STUDENT : 0) | (hasRole(viewer, 'teacher', 'leader') ? TEACHER : 0);
  return everyAudience.filter((audience) => audience === 0 || (audience & own) !== 0);
}

/** The viewer of posts. */
export type PostViewer = Pick<Viewer, 'userId' | 'roles' | 'permissions' | 'child'>;

export interface PostState {
  authorId: number;
  status: 'pending' | 'approved';
}

export const postActions = ['update', 'delete', 'approve', 'setVisibility', 'comment', 'like'] as const;
type PostMay = Record<(typeof postActions)[number], boolean>;

const nothing: PostMay = {
  ...{ update: false, delete: false, approve: false, setVisibility: false, comment: false, like: false },
};

/** D50: what a viewer may do with a post that they can see; a child's session only reads (D141). */
export function postAbilities(viewer: PostViewer, { authorId, status }: PostState): PostMay {
  if (viewer.child) return nothing;
  const isOwn = authorId === viewer.userId;
  return {
    update: isOwn && viewer.permissions.has('timeline.update'),
    delete: isAdmin(viewer) || (isOwn && viewer.permissions.has('timeline.delete')),
    approve: isAdmin(viewer),
    setVisibility: isOwn || isAdmin(viewer),
    comment: status === 'approved',
    like: true,
  };
}

const NOBODY = 0;
const states = (viewer: PostViewer, authorId: number) => ({
  pending: postAbilities(viewer, { authorId, status: 'pending' }),
  approved: postAbilities(viewer, { authorId, status: 'approved' }),
});

/**
 * The policy's results, from which a statement chooses by author and status: `{ own, foreign }: { pending, approved }`.
 */
export const mayByPost = (viewer: PostViewer): string =>
  JSON.stringify({ own: states(viewer, viewer.userId), foreign: states(viewer, NOBODY) });

import { isAdmin } from '#base/auth/viewer.ts';
import type { PostViewer } from '#modules/timeline/posts/posts.policy.ts';

export const commentActions = ['delete', 'like'] as const;
type CommentMay = Record<(typeof commentActions)[number], boolean>;

/** D50: what a viewer may do with a comment on a post that they can see; a child's session only reads (D141). */
export const mayWithComment = (viewer: PostViewer, { authorId }: { authorId: number }): CommentMay => ({
  delete: !viewer.child && (authorId === viewer.userId || isAdmin(viewer)),
  like: !viewer.child,
});

const NOBODY = 0;

/** The policy's results for own and other comments, from which a statement chooses by author: `{ own, foreign }`. */
export const mayByComment = (viewer: PostViewer): string =>
  JSON.stringify({
    own: mayWithComment(viewer, { authorId: viewer.userId }),
    foreign: mayWithComment(viewer, { authorId: NOBODY }),
  });

import { isAdmin } from '#base/auth/viewer.ts';
import type { PostViewer } from '#modules/posts/posts.policy.ts';

export const commentActions = ['delete', 'like'] as const;
type CommentMay = Record<(typeof commentActions)[number], boolean>;

/** D50: what somebody may do with a comment on a post that they see. */
export const mayWithComment = (viewer: PostViewer, { authorId }: { authorId: number }): CommentMay => ({
  delete: authorId === viewer.userId || isAdmin(viewer),
  like: true,
});

const NOBODY = 0;

/** The policy's answers, of which a statement picks by author: `{ own, foreign }`. */
export const mayByComment = (viewer: PostViewer): string =>
  JSON.stringify({
    own: mayWithComment(viewer, { authorId: viewer.userId }),
    foreign: mayWithComment(viewer, { authorId: NOBODY }),
  });

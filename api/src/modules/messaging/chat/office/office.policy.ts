import { holds, type Viewer } from '#base/auth/viewer.ts';

/** Whether the viewer reads and answers the conversations of the office (D167). */
export const mayAnswer = ({ permissions }: Pick<Viewer, 'permissions'>): boolean => permissions.has('messaging.office');

/**
 * Whether the viewer has an own conversation with the office: guests, students and parents, whatever other roles they
 * hold, but nobody who answers for it.
 */
export const hasOffice = (viewer: Viewer): boolean =>
  !mayAnswer(viewer) &&
  (viewer.roles.some((role) => role === 'guest' || role === 'student') || viewer.relativePermissions.size > 0) &&
  holds(viewer, 'messaging.read');

import type { RequestKind } from '#modules/classes/classes/class-status.ts';

/** SQL: the open request about a class, as a JSON object; null if there is none (D100). */
export const openRequest = (classId: string): string => `(select json_build_object('id', q.id::text, 'kind', q.kind)
  from class_requests q where q.class_id = ${classId} and q.status = 'open')`;

/** SQL: the classes with an accepted request: of excuses, or of moves. */
export const classesAgreed = (kind: RequestKind): string =>
  `(select class_id from class_requests where kind = '${kind}' and status = 'accepted')`;

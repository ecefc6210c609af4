/** SQL: the open request about a class, as a JSON object; null where there is none (D100). */
export const openRequest = (classId: string): string => `(select json_build_object('id', q.id::text, 'kind', q.kind)
  from class_requests q where q.class_id = ${classId} and q.status = 'open')`;

/** SQL: the classes of which a student was excused, and those that were moved as the family asked (D104). */
export const excusedClasses = `(select class_id from class_requests where kind = 'excuse' and status = 'accepted')`;
export const movedClasses = `(select class_id from class_requests where kind = 'move' and status = 'accepted')`;

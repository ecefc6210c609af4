/**
 * SQL: whether a class `c` is not yet what it was without a layer, by the `former` values of the layer's row. Each module
 * with layers lists the classes that a layer left as they were, with the same columns in the same order.
 */
export const isElsewhere = (former: string): string => `(c.status = 'cancelled'
  or c.starts_at <> coalesce((${former} ->> 'startsAt')::timestamptz, c.starts_at)
  or c.teacher_id <> coalesce((${former} ->> 'teacherId')::bigint, c.teacher_id))`;

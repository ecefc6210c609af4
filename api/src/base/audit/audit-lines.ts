/**
 * SQL: lines `a` of the audit log. $1 subject, $2 its id, $3 actor, $4 action, $5 start and $6 end (exclusive) of the
 * time; null matches all. @param objects SQL of `subject` and `id`: only lines about these objects match.
 */
export const matchingLines = (objects: string | null): string => `from audit_log a
  ${objects === null ? '' : `join (${objects}) o on o.subject = a.subject and o.id = a.subject_id`}
  where ($1::text is null or a.subject = $1) and ($2::bigint is null or a.subject_id = $2)
    and ($3::bigint is null or a.actor_id = $3) and ($4::text is null or a.action = $4)
    and ($5::timestamptz is null or a.at >= $5) and ($6::timestamptz is null or a.at < $6)`;

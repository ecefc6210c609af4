/** SQL: lines `a` of the audit log. $1 subject, $2 its id, $3 actor, $4 action; null stands for any. */
export const matchingLines = `from audit_log a where ($1::text is null or a.subject = $1)
  and ($2::bigint is null or a.subject_id = $2) and ($3::bigint is null or a.actor_id = $3)
  and ($4::text is null or a.action = $4)`;

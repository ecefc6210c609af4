import type { FollowAcceptance } from '#base/auth/follow-acceptance.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { relateParents } from '#modules/people/relatives/many-relations.ts';

const takeText = `update leads l set parent_id = $1 from ${existingUsers} u
  where l.parent_id is null and u.id = l.student_id and l.student_id <> $1 and lower(l.email) = lower($2)
    and fold_text(l.name) <> fold_text(l.learner_name)
  returning l.student_id as "studentId"`;

/** D106: whose account was not proved when the trial was set becomes the parent by the invitation or a reset. */
export const relateLeadParent: FollowAcceptance = async (sql, { userId, email, now }) => {
  const children = await sql.query<{ studentId: number }>({ text: takeText, values: [userId, email] });
  const parents = children.map(({ studentId }) => ({ studentId, parentId: userId }));
  await relateParents(sql, parents, { actorId: userId, now });
};

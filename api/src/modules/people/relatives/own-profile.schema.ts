import * as v from 'valibot';
import { student, user } from '#modules/people/people/users/users.schema.ts';

const child = v.object({
  id: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  relationship_type: v.picklist(['parent', 'uncle', 'aunt']),
  /** D8: remaining classes and paid months are only for parents; null for others. */
  student: v.nullable(
    v.object({
      ...student.entries,
      remainingClasses: v.nullable(v.number()),
      paid_sessions_balance: v.nullable(v.number()),
    }),
  ),
  /** Whether the viewer may open the academy as the child: a parent of a child under 16 (D141). */
  may: v.object({ open: v.boolean() }),
});
export const ownProfileResponse = v.object({ data: v.object({ ...user.entries, children: v.array(child) }) });
export type Child = v.InferInput<typeof child>;

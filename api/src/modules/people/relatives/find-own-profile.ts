import { shownAddress } from '@academy/shared-auth/typed-text';
import type { InferInput } from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import { folded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { canBeOpened } from '#modules/people/people/index.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { findUser } from '#modules/people/people/users/find-user.ts';
import { userJson, userRows } from '#modules/people/people/users/user-row.ts';
import type { UserPolicies } from '#modules/people/people/users/users.policy.ts';
import { presentUser, type UserRow } from '#modules/people/people/users/users.presenter.ts';
import type { Child, ownProfileResponse } from './own-profile.schema.ts';

interface ChildRow {
  row: UserRow;
  kind: Child['relationship_type'];
  canBeOpened: boolean;
}

/** Each student once: with the relation that shows most. */
const children = `(select x.*, k.kind from ${accounts} x join (
  select user_id, (array_agg(relationship_type order by relationship_type <> 'parent', id))[1] as kind
    from ${effectiveRelations} e where related_user_id = $1 group by user_id) k on k.user_id = x.id)`;

const childrenText = `select ${userJson} as row, u.kind, ${canBeOpened('u')} as "canBeOpened" from ${userRows(children)} order by ${folded('u.name')}, u.id`;

/** D8, D9: relatives see the child's profile and contacts, only parents the remaining classes and paid months. */
function presentChild({ row, kind, canBeOpened: isOpen }: ChildRow, viewer: Viewer): Child {
  const { id, name, image, student } = presentUser(row, viewer, true);
  const shown =
    kind === 'parent' ? student : student && { ...student, remainingClasses: null, paid_sessions_balance: null };
  const may = { open: kind === 'parent' && isOpen };
  return { id, name, image, relationship_type: kind, student: shown, may };
}

interface Own {
  ctx: ViewerCtx;
  policies: UserPolicies;
}

/** The viewer's own profile, and the students whose relative the viewer is. */
export async function findOwnProfile({ ctx, policies }: Own): Promise<InferInput<typeof ownProfileResponse>> {
  const { userId } = ctx.viewer;
  const [own] = (await findUser({ ctx, id: userId, policies })).data.data;
  if (!own) throw notFound('User');
  const rows = await ctx.sql.query<ChildRow>({ name: 'own-children', text: childrenText, values: [userId] });
  const email = shownAddress(own.email);
  return { data: { ...own, email, children: rows.map((row) => presentChild(row, ctx.viewer)) } };
}

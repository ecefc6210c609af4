import { writeViewersAudits } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { accounts, canBeInvited, invitationOf } from '#modules/accounts/identity/users-sql.ts';
import { invitePeople } from './invite-people.ts';
import { filteredUsers } from './list/filtered-users.ts';
import type { UserPolicies } from './users.policy.ts';
import type { UsersFilter } from './users.schema.ts';

interface Invitations {
  ctx: ViewerCtx;
  filter: UsersFilter;
  policies: UserPolicies;
}

const invitedText = `select u.id, u.name, u.email from ${accounts} u
  where u.id = any($1::bigint[]) and u.deleted_at is null and ${canBeInvited('u')}
    and ($2 or ${invitationOf('u')} = 'none') order by u.id`;

/**
 * D87: invites the people who match a filter, as far as each can be invited and the viewer may do so: those of `ids`
 * also again, others only if they are not invited yet. @returns how many.
 */
export async function inviteUsers({ ctx, filter, policies }: Invitations): Promise<number> {
  const isAgain = filter.ids !== undefined;
  const wanted = isAgain ? filter : { ...filter, invitation: filter.invitation ?? ('none' as const) };
  const people = await filteredUsers({ ctx, filter: wanted, policies });
  const ids = people.filter(({ may }) => may.invite).map(({ id }) => Number(id));
  return ctx.sql.transaction(async (sql) => {
    await lockUsers(sql, ids);
    const invited = await sql.query<{ id: number; name: string; email: string }>({
      text: invitedText,
      values: [ids, isAgain],
    });
    await invitePeople(sql, ctx, invited);
    const lines = invited.map(({ id, email }) => ({
      ...({ action: 'user.invite', subject: 'user', subjectId: id } as const),
      ...{ before: null, after: { email } },
    }));
    await writeViewersAudits(sql, ctx, lines);
    return invited.length;
  });
}

import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addLinks, invitationLink } from '#modules/accounts/identity/index.ts';
import { invitationMail } from './invitation-mail.ts';

interface Invited {
  id: number;
  name: string;
  email: string;
}

/** D87: mails people a link for choosing a password, which replaces a former one; the queue sends one mail after the other. */
export async function invitePeople(sql: Sql, ctx: ViewerCtx, people: readonly Invited[]): Promise<void> {
  if (people.length === 0) return;
  const { jobs, academy, settings } = ctx.deps;
  const tokens = await addLinks(sql, people, { purpose: 'invite', now: ctx.now });
  const mails = people.map(({ id, name, email }) => {
    const link = invitationLink(settings.publicUrl, tokens.get(id) ?? '');
    return invitationMail({ to: email, name, link, academy: academy() });
  });
  await jobs.enqueueAll(sql, 'mail', mails);
}

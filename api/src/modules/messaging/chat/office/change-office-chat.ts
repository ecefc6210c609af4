import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { officeNotifications } from '../chat.notifications.ts';
import type { OfficeChange } from './office.schema.ts';
import type { OfficeStatus } from './office.table.ts';
import { officePeople, publishToOffice } from './publish-office.ts';

interface State {
  status: OfficeStatus;
  assigned_to: number | null;
}

const lockText = 'select status, assigned_to from office_chats where chat_id = $1 for update';

/** What is done waits for no answer; what is opened again waits from now on. */
const changeText = `update office_chats set status = $2, assigned_to = $3,
  waiting_since = case $2 when 'open' then coalesce(waiting_since, $4) end,
  unread = case $2 when 'done' then 0 else unread end,
  last_read_id = case $2 when 'done' then coalesce((select last_message_id from chats where id = $1), 0) else last_read_id end
  where chat_id = $1`;

function checkAssigned(people: readonly number[], assignedTo: number | null | undefined): void {
  if (assignedTo === undefined || assignedTo === null || people.includes(assignedTo)) return;
  throw fieldError('assignedTo', 'invalid', 'This person does not answer for the academy');
}

async function store(sql: Sql, chatId: number, { status, assigned_to }: State, at: Date): Promise<void> {
  await sql.query({ name: 'office-change', text: changeText, values: [chatId, status, assigned_to, at] });
  if (status === 'done') await settleNotifications(sql, { kinds: [officeNotifications.asked], relatedId: chatId, at });
}

/**
 * Says whether a conversation is open, waits or is done, and who has it (D167).
 * @throws AppError `not_found` without such a conversation, `invalid` for somebody who does not answer for the office.
 */
export async function changeOfficeChat(ctx: ViewerCtx, chatId: number, change: OfficeChange): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const [state] = await sql.query<State>({ name: 'office-state', text: lockText, values: [chatId] });
    if (!state) throw notFound('Conversation');
    const people = await officePeople(sql);
    checkAssigned(people, change.assignedTo);
    const assigned_to = change.assignedTo === undefined ? state.assigned_to : change.assignedTo;
    await store(sql, chatId, { status: change.status ?? state.status, assigned_to }, ctx.now);
    await publishToOffice(sql, chatId, people);
  });
}

import type { ViewerCtx } from '#base/http/ctx.ts';
import { endpoint, JsonText } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { askedBefore } from '#modules/platform/academy/answer-by.ts';
import { chatParams, messagesQuery, readBody, threadResponse } from '../chat.schema.ts';
import { changeOfficeChat } from './change-office-chat.ts';
import { markReadForOffice } from './mark-office-read.ts';
import * as schema from './office.schema.ts';
import { officeListStatement } from './office-list.statement.ts';
import { findOfficeStatistics } from './office-statistics.ts';
import { officePeople } from './publish-office.ts';
import { readOfficeThread } from './read-office.ts';

const SMALL = 1024;
const access = { permission: 'messaging.office' } as const;

async function listOffice(ctx: ViewerCtx, query: schema.OfficeQuery): Promise<JsonText> {
  const viewer = ctx.viewer.userId;
  const assignedTo = query.assigned ? viewer : null;
  const statement = officeListStatement({ ...query, assignedTo, viewer, lateBefore: askedBefore(ctx) });
  const [row] = await ctx.sql.query<{ json: string }>(statement);
  return new JsonText(row?.json ?? '');
}

async function listPeople({ sql }: ViewerCtx) {
  const text = `select id::text, name from ${userCards} u where id = any($1::bigint[]) order by name, id`;
  return sql.query<{ id: string; name: string }>({ name: 'office-people', text, values: [await officePeople(sql)] });
}

const list = endpoint({
  method: 'get',
  path: '/office',
  tag: 'Chat',
  summary: 'List the conversations of families and guests with the academy',
  access,
  query: schema.officeQuery,
  response: { schema: schema.officeResponse },
  handle: (ctx, { query }) => listOffice(ctx, query),
});

const people = endpoint({
  method: 'get',
  path: '/office/people',
  tag: 'Chat',
  summary: 'List who answers for the academy',
  access,
  response: { schema: schema.officePeopleResponse },
  handle: async (ctx) => ({ data: await listPeople(ctx) }),
});

const statistics = endpoint({
  method: 'get',
  path: '/office/statistics',
  tag: 'Chat',
  summary: 'Get how long families and guests wait for an answer of the academy',
  access,
  response: { schema: schema.officeStatisticsResponse },
  handle: async (ctx) => ({ data: await findOfficeStatistics(ctx) }),
});

const thread = endpoint({
  method: 'get',
  path: '/office/:id/messages',
  tag: 'Chat',
  summary: 'List messages of a conversation with the academy, oldest first, with its state',
  access,
  params: chatParams,
  query: messagesQuery,
  response: { schema: threadResponse },
  errors: [404],
  handle: (ctx, { params, query }) => readOfficeThread(ctx, params.id, query),
});

const change = endpoint({
  method: 'put',
  path: '/office/:id',
  tag: 'Chat',
  summary: 'Say whether a conversation with the academy is open, waits or is done, and who has it',
  access,
  params: chatParams,
  body: { schema: schema.officeChangeBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: message },
  errors: [404, 422],
  async handle(ctx, { params, body }) {
    await changeOfficeChat(ctx, params.id, body);
    return { message: 'Conversation updated' };
  },
});

const read = endpoint({
  method: 'patch',
  path: '/office/:id/read',
  tag: 'Chat',
  summary: 'Mark a conversation with the academy as read, for all who answer',
  access,
  params: chatParams,
  body: { schema: readBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params, body }) {
    await markReadForOffice(ctx, params.id, body.up_to);
    return { message: 'Messages marked as read' };
  },
});

export const officeChatEndpoints = [list, people, statistics, thread, change, read];

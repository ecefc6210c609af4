import type { Ctx } from '#base/http/ctx.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { isPlainForm } from '#modules/forms/forms/page/plain-form.ts';
import { changeLead } from './change-lead.ts';
import { findLead } from './find-lead.ts';
import { findWishes } from './find-wishes.ts';
import { leadStatistics } from './lead-statistics.ts';
import * as schema from './leads.schema.ts';
import { listLeads } from './list-leads.ts';
import { offeredTimes } from './offered-times.ts';
import { ownRequests } from './own-requests.ts';
import { leadForm } from './page/lead-form.ts';
import { LEAD_PAGE } from './page/lead-html.ts';
import { rejectPlainLead } from './page/plain-lead.ts';
import { requestEndpoints } from './request/request.routes.ts';
import { sentRequest } from './request/sent-request.ts';
import { submitLead } from './submit-lead.ts';
import { setTrial } from './trial/set-trial.ts';
import * as visitor from './visitor.schema.ts';

const tag = 'Leads';
const read = { permission: 'leads.read' } as const;
const update = { permission: 'leads.update' } as const;
const params = schema.leadParams;
const json = { accepts: ['json'], maxBytes: 16 * 1024 } as const;

async function before({ deps: { limits }, network }: Ctx): Promise<void> {
  await limits.leads.take(network);
  await limits.formSubmissions.take('leads');
}

const submit = endpoint({
  method: 'post',
  path: '/leads',
  tag,
  summary: 'Ask for a free trial',
  access: 'public',
  body: { schema: visitor.leadBody, ...json },
  response: { status: 201, schema: visitor.sentResponse },
  idempotent: true,
  errors: [422, 429],
  before,
  async handle(ctx, { body: input }) {
    const id = await submitLead({ ctx, input });
    return { message: visitor.SENT, data: sentRequest(ctx, id, input.pageLanguage) };
  },
});

/** The form on the page without scripts. */
const submitPlain = endpoint({
  method: 'post',
  path: '/leads/form',
  tag,
  summary: 'Ask for a free trial by the form of the page; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: leadForm, accepts: ['multipart', 'form'], maxBytes: 32 * 1024 },
  response: { status: 201, schema: visitor.sentResponse },
  idempotent: true,
  errors: [422, 429],
  alternatives: [
    { status: 303, type: 'text/html', description: 'A plain form was sent: to the page of the request' },
    ...[400, 409, 413, 415, 422, 429].map((status) => ({
      status,
      type: 'text/html',
      description: 'To a plain form: a page that says what is wrong',
    })),
  ],
  renderError: rejectPlainLead,
  before,
  async handle(ctx, { body: input, c }) {
    const data = sentRequest(ctx, await submitLead({ ctx, input }), input.pageLanguage);
    if (isPlainForm(c)) return c.redirect(data?.page ?? `${LEAD_PAGE}?sent=1&lang=${input.pageLanguage ?? 'en'}`, 303);
    return { message: visitor.SENT, data };
  },
});

const times = endpoint({
  method: 'get',
  path: '/leads/times',
  tag,
  summary: 'List when a free trial can start with a teacher who is as wished',
  access: 'public',
  query: visitor.timesQuery,
  response: { schema: visitor.timesResponse },
  errors: [422, 429],
  before: async ({ deps: { limits }, network }) => limits.leadTimes.take(network),
  handle: async (ctx, { query }) => ({ data: await offeredTimes(ctx.sql, ctx.now, query) }),
});

const list = endpoint({
  method: 'get',
  path: '/leads',
  tag,
  summary: 'List leads, the newest first, with how many there are of each status',
  access: read,
  query: schema.leadsQuery,
  response: { schema: schema.leadsPage },
  handle: (ctx, { query }) => listLeads(ctx, query),
});

const own = endpoint({
  method: 'get',
  path: '/leads/own',
  tag,
  summary: 'List your own requests for a free trial, with what happens next',
  access: 'session',
  response: { schema: schema.ownRequestsResponse },
  handle: async (ctx, { c }) => ({ data: await ownRequests(ctx, c) }),
});

const statistics = endpoint({
  method: 'get',
  path: '/leads/statistics',
  tag,
  summary: 'Get of the leads of twelve months, by month and source, how many had a trial and how many have joined',
  access: read,
  response: { schema: schema.statisticsResponse },
  handle: async (ctx) => ({ data: await leadStatistics(ctx) }),
});

const find = endpoint({
  method: 'get',
  path: '/leads/:id',
  tag,
  summary: 'Get a lead with its history',
  access: read,
  params,
  response: { schema: schema.leadResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findLead(ctx.sql, ctx, id) }),
});

const wishes = endpoint({
  method: 'get',
  path: '/students/:id/wishes',
  tag,
  summary: 'Get what the family of a student wished of the teacher when it asked for a free trial',
  access: read,
  params,
  response: { schema: schema.wishesResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findWishes(ctx.sql, id) }),
});

const change = endpoint({
  method: 'put',
  path: '/leads/:id',
  tag,
  summary: 'Change a lead: status, reason, who looks after it; add a note',
  access: update,
  params,
  body: { schema: schema.changedLead, ...json },
  response: { schema: schema.leadResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeLead({ ctx, id, input }) }),
});

const trial = endpoint({
  method: 'post',
  path: '/leads/:id/trial',
  unknownFields: 'rejected',
  tag,
  summary: 'Set the trial: accounts where the email has none, profile, relation, class and invitation',
  access: update,
  params,
  body: { schema: schema.trialBody, ...json },
  response: { status: 201, schema: schema.leadResponse },
  idempotent: true,
  errors: [403, 404, 409],
  handle: async (ctx, { params: { id }, body: input }) => ({ data: await setTrial({ ctx, id, input }) }),
});

export const leadEndpoints = [
  submit,
  submitPlain,
  ...requestEndpoints,
  times,
  list,
  own,
  statistics,
  find,
  wishes,
  change,
  trial,
];

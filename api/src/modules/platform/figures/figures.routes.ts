import * as v from 'valibot';
import { readFiguresCookie } from '#base/auth/figures-cookie.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message, trimmed } from '#base/http/fields.ts';
import { beaconBody, policyReportBody, policyReportOf } from './figures.schema.ts';
import { notePage, notePolicyReport } from './note-figures.ts';

const SMALL = 16 * 1024;
/** Reports quote addresses and the whole policy. */
const MOST_OF_REPORTS = 64 * 1024;
const noted = v.object({ ...message.entries });

const figures = endpoint({
  method: 'post',
  path: '/figures',
  tag: 'Remotes',
  summary: 'Report load times and failures of remotes from a page',
  access: 'public',
  body: { schema: beaconBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: noted },
  before: (ctx) => ctx.deps.limits.figures.take(ctx.network),
  async handle(ctx, { body, c }) {
    await notePage({ ctx, input: { figures: body.remotes, token: readFiguresCookie(c) } });
    return { message: 'Noted' };
  },
});

const policyReports = endpoint({
  method: 'post',
  path: '/figures/policy',
  tag: 'Remotes',
  summary: 'Report what a browser blocked by the content security policy',
  access: 'public',
  query: v.object({ from: v.optional(v.pipe(trimmed, v.maxLength(120)), '') }),
  body: { schema: policyReportBody, accepts: ['csp-report', 'json'], maxBytes: MOST_OF_REPORTS },
  response: { schema: noted },
  before: (ctx) => ctx.deps.limits.figures.take(ctx.network),
  async handle(ctx, { query, body }) {
    await notePolicyReport({ ctx, input: { report: policyReportOf(body), from: query.from } });
    return { message: 'Noted' };
  },
});

export const figureEndpoints = [figures, policyReports];

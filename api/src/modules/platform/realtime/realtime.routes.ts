import { endpoint } from '#base/http/endpoint.ts';
import { tokenResponse } from './realtime.schema.ts';

const token = endpoint({
  method: 'get',
  path: '/realtime/token',
  inView: 'closed',
  tag: 'Realtime',
  summary: 'Issue a realtime token for the viewer’s own channel',
  access: 'session',
  response: { schema: tokenResponse },
  errors: [429],
  async handle(ctx) {
    await ctx.deps.limits.realtimeTokens.take(ctx.viewer.session);
    return { data: await ctx.deps.realtime.grant(ctx.viewer, ctx.now) };
  },
});

export const realtimeEndpoints = [token];

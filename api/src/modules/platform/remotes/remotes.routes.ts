import { endpoint } from '#base/http/endpoint.ts';
import { changeRemote, type RemoteAction } from './change-remote.ts';
import { readComposition } from './read-composition.ts';
import { changeBody, compositionResponse, disableBody, remoteParams } from './remotes.schema.ts';

const SMALL = 4 * 1024;
/** Only super-admins see and change live versions, whoever else may use the dashboard. */
const access = { permission: 'timeline.read', roles: ['super-admin'] } as const;

const composition = endpoint({
  method: 'get',
  path: '/platform/remotes',
  tag: 'Remotes',
  summary:
    'List the remotes that are live, with their health, who deployed them and the last changes; for super-admins',
  access,
  response: { schema: compositionResponse },
  errors: [404, 424],
  handle: async (ctx) => ({ data: await readComposition({ ctx }) }),
});

const change = (action: RemoteAction, path: string, summary: string) =>
  endpoint({
    method: 'post',
    path: `/platform/remotes/:name/${path}`,
    tag: 'Remotes',
    summary: `${summary}; for super-admins, with a reason`,
    access,
    params: remoteParams,
    body: { schema: action === 'disable' ? disableBody : changeBody, accepts: ['json'], maxBytes: SMALL },
    response: { schema: compositionResponse },
    errors: [404, 409, 422, 424],
    handle: async (ctx, { params, body }) => ({
      data: await changeRemote({ ctx, name: params.name, action, input: body }),
    }),
  });

export const remoteEndpoints = [
  composition,
  change('roll_back', 'roll-back', 'Make the version before the live one live again'),
  change('disable', 'disable', 'Switch a remote off, where asked in open pages too'),
  change('enable', 'enable', 'Switch a remote on again'),
  change('promote', 'promote', 'Make a canary live for everybody'),
  change('take_back', 'take-back', 'Take a canary back'),
];

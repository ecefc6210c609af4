import type { RequestBuilders } from './permission-matrix.fixtures.ts';

const body = { reason: 'As a test', revision: 1 };
const at = (action: string) => () => ({ path: `/platform/remotes/mf-library/${action}`, body });

export const remoteRequests: RequestBuilders = {
  'get /platform/remotes': () => ({}),
  'post /platform/remotes/:name/roll-back': at('roll-back'),
  'post /platform/remotes/:name/disable': at('disable'),
  'post /platform/remotes/:name/enable': at('enable'),
  'post /platform/remotes/:name/promote': at('promote'),
  'post /platform/remotes/:name/take-back': at('take-back'),
};

export const remoteRows = `
  get    /platform/remotes                  unconfigured 401 403 403 403 403 403 403 403 403 404
  post   /platform/remotes/:name/roll-back  unconfigured 401 403 403 403 403 403 403 403 403 404
  post   /platform/remotes/:name/disable    unconfigured 401 403 403 403 403 403 403 403 403 404
  post   /platform/remotes/:name/enable     unconfigured 401 403 403 403 403 403 403 403 403 404
  post   /platform/remotes/:name/promote    unconfigured 401 403 403 403 403 403 403 403 403 404
  post   /platform/remotes/:name/take-back  unconfigured 401 403 403 403 403 403 403 403 403 404`;

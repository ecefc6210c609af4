import type { RequestBuilders } from './permission-matrix.fixtures.ts';

export const settingRequests: RequestBuilders = {
  'get /academy': () => ({}),
  'get /settings': () => ({}),
  'put /settings': ({ of }) => ({ body: of === 'pay' ? { pay_trial: true } : { absence_minutes: 15 } }),
};

export const settingRows = `
  get    /academy   any     200 200 200 200 200 200 200 200 200 200
  get    /settings  any     401 403 403 403 403 403 403 403 200 200
  put    /settings  usual   401 403 403 403 403 403 403 403 200 200
  put    /settings  pay     401 403 403 403 403 403 403 403 403 200`;

import { formOf, picture } from '#testing/fixtures/media.fixture.ts';
import type { RequestBuilders } from './permission-matrix.fixtures.ts';

export const settingRequests: RequestBuilders = {
  'get /academy': () => ({}),
  'get /safety': () => ({}),
  'get /time-zones': () => ({}),
  'put /academy/logo': async () => ({
    body: formOf({ image: [await picture().png().toBuffer(), 'me.png', 'image/png'] }),
  }),
  'delete /academy/logo': () => ({}),
  'get /api-keys': () => ({}),
  'post /api-keys': () => ({ body: { name: 'Books', permissions: ['users.read'] } }),
  'delete /api-keys/:id': () => ({ path: '/api-keys/999999' }),
  'get /settings': () => ({}),
  'get /settings/reach': () => ({}),
  'post /settings/test-mail': () => ({}),
  'put /settings': ({ of }) => ({ body: of === 'pay' ? { pay_trial: true } : { absence_minutes: 15 } }),
};

export const settingRows = `
  get    /academy   any     200 200 200 200 200 200 200 200 200 200
  get    /safety    any     200 200 200 200 200 200 200 200 200 200
  get    /time-zones any    200 200 200 200 200 200 200 200 200 200
  put    /academy/logo  any  401 403 403 403 403 403 403 403 200 200
  delete /academy/logo  any  401 403 403 403 403 403 403 403 200 200
  get    /settings/reach any 401 403 403 403 403 403 403 403 200 200
  post   /settings/test-mail any 401 403 403 403 403 403 403 403 200 200
  get    /api-keys     any      401 403 403 403 403 403 403 403 403 200
  post   /api-keys     any      401 403 403 403 403 403 403 403 403 201
  delete /api-keys/:id missing  401 403 403 403 403 403 403 403 403 404
  get    /settings  any     401 403 403 403 403 403 403 403 200 200
  put    /settings  usual   401 403 403 403 403 403 403 403 200 200
  put    /settings  pay     401 403 403 403 403 403 403 403 403 200`;

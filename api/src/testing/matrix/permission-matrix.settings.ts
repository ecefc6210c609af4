import { formOf, picture } from '#testing/fixtures/media.fixture.ts';
import type { RequestBuilders } from './permission-matrix.fixtures.ts';

const webhook = { url: 'https://hooks.example/in', events: ['user.created'] };

export const settingRequests: RequestBuilders = {
  'get /academy': () => ({}),
  'get /safety': () => ({}),
  'get /site/:page': ({ of }) => ({ path: `/site/faq${of === 'draft' ? '?version=draft' : ''}` }),
  'put /site/:page': () => ({ path: '/site/faq', body: { sections: [] } }),
  'post /site/:page/publish': () => ({ path: '/site/faq/publish', body: {} }),
  'post /site/:page/restore': () => ({ path: '/site/faq/restore', body: { version: 1 } }),
  'get /time-zones': () => ({}),
  'put /academy/logo': async () => ({
    body: formOf({ image: [await picture().png().toBuffer(), 'me.png', 'image/png'] }),
  }),
  'delete /academy/logo': () => ({}),
  'get /api-keys': () => ({}),
  'post /api-keys': () => ({ body: { name: 'Books', permissions: ['users.read'] } }),
  'delete /api-keys/:id': () => ({ path: '/api-keys/999999' }),
  'get /webhooks': () => ({}),
  'post /webhooks': () => ({ body: webhook }),
  'get /webhooks/:id': () => ({ path: '/webhooks/999999' }),
  'put /webhooks/:id': () => ({ path: '/webhooks/999999', body: { ...webhook, state: 'on' } }),
  'delete /webhooks/:id': () => ({ path: '/webhooks/999999' }),
  'post /webhooks/:id/secret': () => ({ path: '/webhooks/999999/secret' }),
  'post /webhooks/:id/test': () => ({ path: '/webhooks/999999/test' }),
  'get /webhooks/:id/deliveries': () => ({ path: '/webhooks/999999/deliveries' }),
  'post /webhook-deliveries/:id/retry': () => ({ path: '/webhook-deliveries/999999/retry' }),
  'get /webhook-events': () => ({}),
  'get /settings': () => ({}),
  'get /settings/reach': () => ({}),
  'post /settings/test-mail': () => ({}),
  'put /settings': ({ of }) => ({ body: of === 'pay' ? { pay_trial: true } : { absence_minutes: 15 } }),
};

export const settingRows = `
  get    /academy   any     200 200 200 200 200 200 200 200 200 200
  get    /safety    any     200 200 200 200 200 200 200 200 200 200
  get    /time-zones any    200 200 200 200 200 200 200 200 200 200
  get    /site/:page published 200 200 200 200 200 200 200 200 200 200
  get    /site/:page draft     401 403 403 403 403 403 403 403 200 200
  put    /site/:page any       401 403 403 403 403 403 403 403 200 200
  post   /site/:page/publish any 401 403 403 403 403 403 403 403 200 200
  post   /site/:page/restore any 401 403 403 403 403 403 403 403 200 200
  put    /academy/logo  any  401 403 403 403 403 403 403 403 200 200
  delete /academy/logo  any  401 403 403 403 403 403 403 403 200 200
  get    /settings/reach any 401 403 403 403 403 403 403 403 200 200
  post   /settings/test-mail any 401 403 403 403 403 403 403 403 200 200
  get    /api-keys     any      401 403 403 403 403 403 403 403 403 200
  post   /api-keys     any      401 403 403 403 403 403 403 403 403 201
  delete /api-keys/:id missing  401 403 403 403 403 403 403 403 403 404
  get    /webhooks     any      401 403 403 403 403 403 403 403 403 200
  post   /webhooks     any      401 403 403 403 403 403 403 403 403 201
  get    /webhooks/:id missing  401 403 403 403 403 403 403 403 403 404
  put    /webhooks/:id missing  401 403 403 403 403 403 403 403 403 404
  delete /webhooks/:id missing  401 403 403 403 403 403 403 403 403 404
  post   /webhooks/:id/secret     missing 401 403 403 403 403 403 403 403 403 404
  post   /webhooks/:id/test       missing 401 403 403 403 403 403 403 403 403 404
  get    /webhooks/:id/deliveries missing 401 403 403 403 403 403 403 403 403 404
  post   /webhook-deliveries/:id/retry missing 401 403 403 403 403 403 403 403 403 404
  get    /webhook-events any    401 403 403 403 403 403 403 403 403 200
  get    /settings  any     401 403 403 403 403 403 403 403 200 200
  put    /settings  usual   401 403 403 403 403 403 403 403 200 200
  put    /settings  pay     401 403 403 403 403 403 403 403 403 200`;

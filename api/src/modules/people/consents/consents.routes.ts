import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { acceptTexts } from './accept-texts.ts';
import * as schema from './consents.schema.ts';
import { listLegalTexts, publishText } from './legal-texts.ts';
import { listMissing } from './missing-people.ts';
import { findPersonsConsents } from './persons-consents.ts';
import { listCurrentTexts, readConsents } from './read-consents.ts';

const tag = 'Consents';
const roles = ['admin', 'super-admin'];

const own = endpoint({
  method: 'get',
  path: '/consents',
  tag,
  summary: 'Get the texts to accept, and for whom of your family which are not accepted',
  access: 'session',
  response: { schema: schema.consentsResponse },
  handle: async (ctx) => ({ data: await readConsents(ctx) }),
});

const accept = endpoint({
  method: 'post',
  path: '/consents',
  tag,
  summary: 'Accept versions of the texts, for yourself or a child under 16',
  access: 'session',
  body: { schema: schema.acceptBody, accepts: ['json'], maxBytes: 4 * 1024 },
  response: { schema: schema.consentsResponse },
  errors: [403, 409, 422],
  handle: async (ctx, { body }) => ({ data: await acceptTexts(ctx, body) }),
});

const persons = endpoint({
  method: 'get',
  path: '/users/:id/consents',
  tag,
  summary: 'Get what somebody has accepted of the current versions',
  access: { permission: 'users.read' },
  params: idParams,
  response: { schema: schema.personsConsents },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findPersonsConsents(ctx, params.id) }),
});

const current = endpoint({
  method: 'get',
  path: '/legal-texts/current',
  tag,
  summary: 'Get the terms, the privacy policy and the notice about monitoring, as far as there are any',
  access: 'public',
  response: { schema: schema.currentTexts },
  handle: async ({ sql }) => ({ data: await listCurrentTexts(sql) }),
});

const list = endpoint({
  method: 'get',
  path: '/legal-texts',
  tag,
  summary: 'List the versions of the texts, the newest first, with how many people accepted them; for admins',
  access: { permission: 'users.read', roles },
  query: schema.textsQuery,
  response: { schema: schema.textsPage },
  handle: (ctx, { query }) => listLegalTexts(ctx, query),
});

const missing = endpoint({
  method: 'get',
  path: '/legal-texts/:id/missing',
  tag,
  summary: 'List the active people for whom a current version was not accepted, by name; for admins',
  access: { permission: 'users.read', roles },
  params: idParams,
  query: schema.missingQuery,
  response: { schema: schema.missingPage },
  errors: [404],
  handle: (ctx, { params, query }) => listMissing(ctx, params.id, query),
});

const publish = endpoint({
  method: 'post',
  path: '/legal-texts',
  tag,
  summary: 'Publish a new version of a text, which everybody is asked to accept; for admins',
  access: { permission: 'users.update', roles },
  // An Arabic letter takes two bytes, and six in escaped JSON.
  body: { schema: schema.publishBody, accepts: ['json'], maxBytes: 512 * 1024 },
  response: { status: 201, schema: schema.publishedResponse },
  errors: [409, 422],
  handle: async (ctx, { body }) => ({ data: await publishText(ctx, body) }),
});

export const consentEndpoints = [own, accept, persons, current, list, missing, publish];

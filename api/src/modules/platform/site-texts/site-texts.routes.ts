import { endpoint } from '#base/http/endpoint.ts';
import { publishPage, restorePage, saveDraft } from './change-page.ts';
import { readPage } from './read-page.ts';
import * as schema from './site-texts.schema.ts';

const tag = 'Website';
const roles = ['admin', 'super-admin'];
const access = { permission: 'users.update', roles };

const read = endpoint({
  method: 'get',
  path: '/site/:page',
  tag,
  summary: 'Get the texts of a page of the website, with the built-in ones; drafts and versions for admins',
  access: 'public',
  params: schema.pageParams,
  query: schema.pageQuery,
  response: { schema: schema.pageResponse },
  errors: [401, 403, 404],
  handle: async (ctx, { params, query }) => ({ data: await readPage(ctx, params.page, query.version) }),
});

const save = endpoint({
  method: 'put',
  path: '/site/:page',
  tag,
  summary: 'Save texts, order and hidden sections of a page of the website as a draft; for admins',
  access,
  params: schema.pageParams,
  // An Arabic letter takes two bytes, and six in escaped JSON.
  body: { schema: schema.saveBody, accepts: ['json'], maxBytes: 1024 * 1024 },
  response: { schema: schema.pageResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params, body }) => ({ data: await saveDraft(ctx, params.page, body) }),
});

const publish = endpoint({
  method: 'post',
  path: '/site/:page/publish',
  tag,
  summary: 'Publish what was saved last of a page of the website; for admins',
  access,
  params: schema.pageParams,
  body: { schema: schema.publishBody, accepts: ['json'], maxBytes: 1024, optional: true },
  response: { schema: schema.pageResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params, body }) => ({ data: await publishPage(ctx, params.page, body.version) }),
});

const restore = endpoint({
  method: 'post',
  path: '/site/:page/restore',
  tag,
  summary: 'Publish a former version of a page of the website again; for admins',
  access,
  params: schema.pageParams,
  body: { schema: schema.versionBody, accepts: ['json'], maxBytes: 1024 },
  response: { schema: schema.pageResponse },
  errors: [404, 422],
  handle: async (ctx, { params, body }) => ({ data: await restorePage(ctx, params.page, body.version) }),
});

export const siteTextEndpoints = [read, save, publish, restore];

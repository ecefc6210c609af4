import type { Context } from 'hono';
import { type GenericSchema, parse, safeParse } from 'valibot';
import { admit } from '#base/auth/access.ts';
import { isApiKey } from '#base/auth/api-keys.ts';
import { isOpenToChild } from '#base/auth/child-calls.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import { readOnly } from '#base/database/read-only.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import { invalidInput } from '#base/errors/issues.ts';
import { isForeseen, toAppError } from '#base/http/problem.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { Ctx } from './ctx.ts';
import { type Endpoint, type Input, isOpenInView, JsonText } from './endpoint.ts';
import { type IdempotentResponse, runIdempotently } from './idempotency.ts';
import { readBody, type TakeFile } from './read-body.ts';
import { RequestFiles } from './request-files.ts';
import { sendJson } from './send-json.ts';
import { rejectUnknownBody, rejectUnknownQuery } from './unknown-fields.ts';

const MAX_AGENT = 1000;

type AnyInput = Input<GenericSchema, GenericSchema, GenericSchema>;

/** D158: a key opens only the calls of one list, with the permission that stands there. */
async function findProgram(endpoint: Endpoint, deps: Deps, token: string): Promise<Viewer> {
  const program = await deps.apiKeys.find(token);
  if (!program) throw new AppError('unauthenticated', 'This key is unknown, has ended or was revoked');
  await deps.limits.keyRequests.take(String(program.key.id));
  const { keyPermission: permission, access } = endpoint;
  if (!permission) throw new AppError('forbidden', 'This call is for people: no key may make it');
  const own = typeof access === 'object' ? access : { permission };
  // The list may name a permission beyond that of the call.
  if (own.permission !== permission) admit({ permission }, program);
  return admit(own, program);
}

async function findViewer(endpoint: Endpoint, c: Context, deps: Deps): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) return null;
  return isApiKey(token) ? findProgram(endpoint, deps, token) : deps.sessions.find(token);
}

function check(schema: GenericSchema, value: unknown): unknown {
  const result = safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw invalidInput(result.issues);
  return result.output;
}

/** Text that is no id matches no object: 404, not 422. */
function checkParams(endpoint: Endpoint, c: Context): unknown {
  if (!endpoint.params) return {};
  const result = safeParse(endpoint.params, c.req.param());
  if (!result.success) throw new AppError('not_found', 'Not found');
  return result.output;
}

async function readCheckedBody(endpoint: Endpoint, c: Context, take: TakeFile): Promise<unknown> {
  const { body } = endpoint;
  if (!body) return undefined;
  const raw = await readBody(c, body, take);
  c.set('rawBody', raw);
  rejectUnknownBody(endpoint, raw);
  return check(body.schema, raw);
}

async function readInput(endpoint: Endpoint, c: Context, take: TakeFile): Promise<AnyInput> {
  const params = checkParams(endpoint, c);
  rejectUnknownQuery(endpoint, c.req.query());
  const query = endpoint.query ? check(endpoint.query, c.req.query()) : {};
  return { params, query, body: await readCheckedBody(endpoint, c, take), c };
}

function toText(endpoint: Endpoint, response: unknown): string {
  if (response instanceof JsonText) return response.text;
  if (response instanceof Response) throw new AppError('bad_request', 'A plain form takes no Idempotency-Key');
  if (!endpoint.response.schema) throw new Error(`${endpoint.method} ${endpoint.path} answers without a schema`);
  return JSON.stringify(parse(endpoint.response.schema, response));
}

async function respondIdempotently(
  endpoint: Endpoint,
  ctx: Ctx,
  input: AnyInput,
  key: string,
): Promise<IdempotentResponse> {
  const { c, ...plain } = input;
  const call = `${endpoint.method} ${endpoint.path}`;
  return runIdempotently(ctx, key, call, plain, async (inner) => ({
    status: endpoint.response.status ?? 200,
    text: toText(endpoint, await endpoint.handle(inner, { ...plain, c })),
  }));
}

async function respond(endpoint: Endpoint, ctx: Ctx, c: Context, files: RequestFiles): Promise<Response> {
  const input = await readInput(endpoint, c, (part) => files.take(part));
  await endpoint.before?.(ctx, input);
  const key = endpoint.idempotent === true ? c.req.header('idempotency-key') : undefined;
  if (key !== undefined) {
    const { status, text, repeated } = await respondIdempotently(endpoint, ctx, input, key);
    if (repeated) await files.discard();
    return sendJson(c, text, status);
  }
  const response = await endpoint.handle(ctx, input);
  if (response instanceof Response) return response;
  return sendJson(c, toText(endpoint, response), endpoint.response.status ?? 200);
}

/** If a transaction is run again, the tasks of its first try are dropped. */
function withTasks(outer: Omit<Ctx, 'afterCommit'>, tasks: (() => Promise<void>)[]): Ctx {
  const transaction: Sql['transaction'] = (work) => {
    const before = tasks.length;
    return outer.sql.transaction((sql) => {
      tasks.length = before;
      return work(sql);
    });
  };
  return { ...outer, sql: { ...outer.sql, transaction }, afterCommit: (task) => void tasks.push(task) };
}

async function run(endpoint: Endpoint, outer: Omit<Ctx, 'afterCommit'>, c: Context): Promise<Response> {
  const tasks: (() => Promise<void>)[] = [];
  const ctx = withTasks(outer, tasks);
  const files = new RequestFiles(endpoint, ctx);
  const response = await respond(endpoint, ctx, c, files).catch(async (error) => {
    await files.discard();
    throw error;
  });
  for (const task of tasks) await task();
  if (endpoint.method !== 'get' && outer.viewer) await outer.deps.database.wrote(outer.viewer.userId);
  await files.complete();
  return response;
}

/**
 * The caller, if the endpoint is open to them. Public endpoints treat a user who must first set up a second step as
 * nobody (D120).
 */
async function findAdmitted(endpoint: Endpoint, deps: Deps, c: Context): Promise<Viewer | null> {
  const viewer = await findViewer(endpoint, c, deps);
  if (viewer?.view && !isOpenInView(endpoint))
    throw new AppError('view_only', 'You see the academy as somebody else: nothing can be changed');
  if (viewer?.child && !isOpenToChild(endpoint))
    throw new AppError('child_session', 'A child’s session cannot do this; a parent can');
  const mustSetUp = viewer !== null && !endpoint.beforeTwoSteps && deps.sessions.mustSetUpTwoSteps(viewer);
  if (endpoint.access === 'public') return mustSetUp ? null : viewer;
  if (mustSetUp) throw new AppError('two_steps_needed', 'Set up two-step sign-in first');
  return admit(endpoint.access, viewer);
}

async function admitted(endpoint: Endpoint, deps: Deps, c: Context): Promise<Omit<Ctx, 'afterCommit'>> {
  const ip = clientAddress(c, deps.settings.trustProxy);
  const network = networkOf(ip);
  await deps.limits.requests.take(network);
  const viewer = await findAdmitted(endpoint, deps, c);
  const agent = c.req.header('user-agent')?.slice(0, MAX_AGENT) ?? '';
  const { sql } = deps.database;
  const isReading = viewer?.view && endpoint.method === 'get';
  return {
    deps,
    sql: isReading ? readOnly(sql) : sql,
    viewer,
    requestId: c.get('requestId'),
    ip,
    network,
    agent,
    now: deps.now(),
  };
}

/** The steps of every call: limit, caller, permission, input, verb, response. */
export function serveEndpoint(endpoint: Endpoint, deps: Deps) {
  return async (c: Context): Promise<Response> => {
    c.set('route', `/api${endpoint.path}`);
    try {
      return await run(endpoint, await admitted(endpoint, deps, c), c);
    } catch (error) {
      const rejection = await endpoint.renderError?.(toAppError(error), c, c.get('rawBody'), deps);
      if (rejection && !isForeseen(error))
        deps.logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
      if (rejection) return rejection;
      throw error;
    }
  };
}

import type { Context } from 'hono';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Access } from '#base/auth/access.ts';
import type { Deps } from '#base/deps.ts';
import type { AppError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from './ctx.ts';
import type { FileParts } from './received-file.ts';

/** `csp-report`: the type in which browsers report blocked content. */
export type MediaKind = 'json' | 'multipart' | 'form' | 'csp-report';

export interface BodySpec<Body extends GenericSchema = GenericSchema> {
  schema: Body;
  accepts: readonly MediaKind[];
  /** In bytes, without those of `files`; a larger body is rejected with 413. */
  maxBytes: number;
  /** Stores files while they arrive; without it the whole body is read first. Only for signed-in callers. */
  files?: FileParts;
  /** Passes the body as unchanged text to the schema, for signed bodies. */
  isRaw?: boolean;
  /** Whether the body may be missing. */
  optional?: boolean;
  /** The error's message; the error catalogue matches it. */
  tooLarge?: string;
}

/** JSON that a statement of the database wrote, ready to be sent; the statement's columns are the allow-list. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

interface ResponseSpec<ResponseBody extends GenericSchema = GenericSchema> {
  status?: 200 | 201;
  /** Filters the response, and is published. Without it the endpoint returns a `Response` of its own. */
  schema?: ResponseBody;
  /** The media type of the endpoint's own `Response`; bytes of any kind if it is missing. */
  type?: string;
  description?: string;
}

/** A response in another form than the usual one, such as a page for a browser without scripts. */
interface AlternativeResponse {
  status: number;
  type: string;
  description: string;
}

export interface Input<Params extends GenericSchema, Query extends GenericSchema, Body extends GenericSchema> {
  params: InferOutput<Params>;
  query: InferOutput<Query>;
  body: InferOutput<Body>;
  /** Only for setting cookies. */
  c: Context;
}

/** One call of the API: everything that is checked, done and published about it. */
export interface EndpointSpec<
  A extends Access,
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  ResponseBody extends GenericSchema,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path below `/api`, with parameters as `:name`. */
  path: string;
  tag: string;
  summary: string;
  access: A;
  /** Also open to users who must first set up a second step (D120). */
  beforeTwoSteps?: true;
  /** Whether it is open in a view (D124): by default GET is open, and all other methods are closed. */
  inView?: 'open' | 'closed';
  params?: Params;
  query?: Query;
  body?: BodySpec<Body>;
  /**
   * D159: for calls that create money, holds, classes or rights; a field of query or body that they do not know is 422,
   * because it may have been meant to say for whom, how much or how long. All other calls ignore it.
   */
  unknownFields?: 'rejected';
  response: ResponseSpec<ResponseBody>;
  /** Published beside `response` and the errors. */
  alternatives?: readonly AlternativeResponse[];
  /**
   * Accepts an Idempotency-Key: for calls that create or send. `verb`: the verb itself stores the key with what it
   * creates.
   */
  idempotent?: boolean | 'verb';
  /** Runs before any transaction is opened: the place for rate limits. */
  before?(ctx: Ctx, input: Input<Params, Query, Body>): Promise<void>;
  /** Errors in addition to those of access and input. */
  errors?: readonly number[];
  /**
   * Renders an error in another form than a problem document; null for the usual form. `raw` is the body as it was
   * received, if it was read.
   */
  renderError?(
    error: AppError,
    c: Context,
    raw: unknown,
    deps: Pick<Deps, 'database'>,
  ): Response | null | Promise<Response | null>;
  handle(
    ctx: A extends 'public' ? Ctx : ViewerCtx,
    input: Input<Params, Query, Body>,
  ): Promise<InferInput<ResponseBody> | JsonText | Response>;
}

/** An endpoint without its type parameters. */
export interface Endpoint
  extends Omit<EndpointSpec<Access, GenericSchema, GenericSchema, GenericSchema, GenericSchema>, 'handle' | 'before'> {
  /** The permission with which a program's key may make the call (D158); without one it is closed to keys. */
  keyPermission?: string;
  before?(ctx: Ctx, input: Input<GenericSchema, GenericSchema, GenericSchema>): Promise<void>;
  handle(ctx: Ctx, input: Input<GenericSchema, GenericSchema, GenericSchema>): Promise<unknown>;
}

/** Declares a call. Its access is part of the declaration: there is no endpoint without one. */
export function endpoint<
  const A extends Access,
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  ResponseBody extends GenericSchema,
>(spec: EndpointSpec<A, Params, Query, Body, ResponseBody>): Endpoint {
  return spec as unknown as Endpoint;
}

/** Whether a call is open in a view (D124). */
export const isOpenInView = ({ method, inView }: Pick<Endpoint, 'method' | 'inView'>): boolean =>
  inView === undefined ? method === 'get' : inView === 'open';

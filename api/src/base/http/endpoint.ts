import type { Context } from 'hono';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Access } from '#base/auth/access.ts';
import type { AppError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from './ctx.ts';
import type { FileParts } from './received-file.ts';

/** `csp-report`: how browsers send what they blocked. */
export type MediaKind = 'json' | 'multipart' | 'form' | 'csp-report';

export interface BodySpec<Body extends GenericSchema = GenericSchema> {
  schema: Body;
  accepts: readonly MediaKind[];
  /** Bytes, those of `files` apart; more is rejected with 413. */
  maxBytes: number;
  /** Takes files in while they come; without it the whole body is read first. For signed-in callers only. */
  files?: FileParts;
  /** Gives the schema the text of the body as it came: for what is signed. */
  isRaw?: boolean;
  /** Whether the call may come without a body. */
  optional?: boolean;
  /** What the error says; the error catalogue matches on it. */
  tooLarge?: string;
}

/** JSON that is ready to be sent: a statement of the database wrote it, and its columns are the allow-list. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

interface ResponseSpec<ResponseBody extends GenericSchema = GenericSchema> {
  status?: 200 | 201;
  /** Filters what leaves, and is published. Without one the endpoint answers with a `Response` of its own. */
  schema?: ResponseBody;
  /** The media type of a `Response` of its own; bytes of any kind where nothing is said. */
  type?: string;
  description?: string;
}

/** A response in another form than the usual one, as a page for a browser without script. */
interface AlternativeResponse {
  status: number;
  type: string;
  description: string;
}

export interface Input<Params extends GenericSchema, Query extends GenericSchema, Body extends GenericSchema> {
  params: InferOutput<Params>;
  query: InferOutput<Query>;
  body: InferOutput<Body>;
  /** The way out for cookies; nothing else is done with it. */
  c: Context;
}

/** One call of the API: all that is checked, done and published about it. */
export interface EndpointSpec<
  A extends Access,
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  ResponseBody extends GenericSchema,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, parameters as `:name`. */
  path: string;
  tag: string;
  summary: string;
  access: A;
  /** Open also to who has to set up a second step first (D120). */
  beforeTwoSteps?: true;
  /** To who sees the academy as somebody else (D124): by default GET is open, and whatever writes is closed. */
  inView?: 'open' | 'closed';
  params?: Params;
  query?: Query;
  body?: BodySpec<Body>;
  response: ResponseSpec<ResponseBody>;
  /** Published beside `response` and the errors. */
  alternatives?: readonly AlternativeResponse[];
  /** Takes an Idempotency-Key: for calls that create or send. `verb`: the verb keeps it with what it makes. */
  idempotent?: boolean | 'verb';
  /** Runs before any transaction is opened: the place for rate limits. */
  before?(ctx: Ctx, input: Input<Params, Query, Body>): Promise<void>;
  /** Errors besides those that access and input bring with them. */
  errors?: readonly number[];
  /** Says an error in another form than a problem; null: the usual form. `raw` is the body as it came, where it was read. */
  renderError?(error: AppError, c: Context, raw: unknown): Response | null;
  handle(
    ctx: A extends 'public' ? Ctx : ViewerCtx,
    input: Input<Params, Query, Body>,
  ): Promise<InferInput<ResponseBody> | JsonText | Response>;
}

/** An endpoint whose types have done their work. */
export interface Endpoint
  extends Omit<EndpointSpec<Access, GenericSchema, GenericSchema, GenericSchema, GenericSchema>, 'handle' | 'before'> {
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

/** Whether a call is open to who sees the academy as somebody else (D124). */
export const isOpenInView = ({ method, inView }: Pick<Endpoint, 'method' | 'inView'>): boolean =>
  inView === undefined ? method === 'get' : inView === 'open';

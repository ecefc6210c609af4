import * as v from 'valibot';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import {
  type Meeting,
  type MeetingDetails,
  MeetingError,
  type MeetingEvent,
  type MeetingProvider,
  type ProviderAccount,
  type ProviderTokens,
} from '../meeting-provider.ts';
import { type CallLimits, callProvider, type Fetch, retryAfterOf } from '../provider-call.ts';
import { readZoomEvent } from './zoom-event.ts';

export interface ZoomOptions {
  name: MeetingProvider['name'];
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  /** The address to which Zoom returns a teacher. */
  redirectUri: string;
  /** The address that a browser opens, and the one that is called for tokens: `https://zoom.us`. */
  authorizeUrl: string;
  tokenUrl: string;
  /** `https://api.zoom.us/v2` */
  apiUrl: string;
  fetch?: Fetch;
  limits?: CallLimits;
  /** Called when the provider rejects the academy's own id and secret. */
  onMisconfigured?: (error: MeetingError) => void;
}

/** The addresses that differ between Zoom and its imitations. */
export const zoomAddresses = {
  authorizeUrl: 'https://zoom.us/oauth/authorize',
  tokenUrl: 'https://zoom.us/oauth',
  apiUrl: 'https://api.zoom.us/v2',
};

const { silentMs, tries } = outsideCalls.meetings;
const defaultLimits: CallLimits = { timeoutMs: silentMs, pausesMs: [300, 1200].slice(0, tries - 1) };

const tokens = v.object({ access_token: v.string(), refresh_token: v.string(), expires_in: v.number() });
const oauthProblem = v.fallback(v.object({ error: v.optional(v.string(), '') }), { error: '' });
const meeting = v.object({ id: v.union([v.number(), v.string()]), join_url: v.string() });
const account = v.object({
  id: v.string(),
  display_name: v.optional(v.string()),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});

async function read<Schema extends v.GenericSchema>(response: Response, schema: Schema) {
  const parsed = v.safeParse(schema, await response.json().catch(() => null));
  if (!parsed.success) throw new MeetingError('unavailable', 'The meeting provider sent something else');
  return parsed.output;
}

function failureOf({ status, headers }: Response): MeetingError {
  const message = `The meeting provider said ${status}`;
  if (status === 401) return new MeetingError('token_rejected', message);
  if (status === 404) return new MeetingError('missing', message);
  if (status === 429) return new MeetingError('limited', message, { retryAfter: retryAfterOf(headers) });
  return new MeetingError(status >= 500 ? 'unavailable' : 'rejected', message);
}

/** A scheduled meeting in UTC; participants enter without the teacher's approval. */
const meetingBody = ({ topic, startsAt, durationMinutes }: MeetingDetails) => ({
  topic: topic.slice(0, 200),
  type: 2,
  start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  timezone: 'UTC',
  duration: durationMinutes,
  settings: { join_before_host: true, jbh_time: 10, waiting_room: false },
});

/** Zoom by its HTTP interface; the sandbox has the same interface. */
export class ZoomProvider implements MeetingProvider {
  readonly name: MeetingProvider['name'];
  readonly #options: ZoomOptions;
  readonly #fetch: Fetch;

  constructor(options: ZoomOptions) {
    this.name = options.name;
    this.#options = options;
    this.#fetch = options.fetch ?? fetch;
  }

  authorizeUrl(state: string, challenge: string): string {
    const url = new URL(this.#options.authorizeUrl);
    const query = {
      response_type: 'code',
      client_id: this.#options.clientId,
      redirect_uri: this.#options.redirectUri,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  exchange(code: string, verifier: string): Promise<ProviderTokens> {
    const { redirectUri } = this.#options;
    return this.#requestTokens(
      { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
      false,
    );
  }

  refresh(refreshToken: string): Promise<ProviderTokens> {
    return this.#requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }, true);
  }

  async revoke(accessToken: string): Promise<void> {
    const response = await this.#requestOauth('revoke', { token: accessToken }, true);
    if (!response.ok) throw failureOf(response);
  }

  async findAccount(accessToken: string): Promise<ProviderAccount> {
    const { id, display_name, first_name, last_name, email } = await read(
      await this.#call(accessToken, 'GET', '/users/me'),
      account,
    );
    return { id, name: display_name || `${first_name} ${last_name}`.trim() || email };
  }

  async createMeeting(accessToken: string, details: MeetingDetails): Promise<Meeting> {
    const made = await read(await this.#call(accessToken, 'POST', '/users/me/meetings', meetingBody(details)), meeting);
    if (!/^https?:\/\//i.test(made.join_url)) throw new MeetingError('rejected', 'The meeting has no address');
    return { id: String(made.id), joinUrl: made.join_url };
  }

  async updateMeeting(accessToken: string, id: string, details: MeetingDetails): Promise<void> {
    await this.#call(accessToken, 'PATCH', `/meetings/${encodeURIComponent(id)}`, meetingBody(details));
  }

  async deleteMeeting(accessToken: string, id: string): Promise<void> {
    await this.#call(accessToken, 'DELETE', `/meetings/${encodeURIComponent(id)}`).catch((error: MeetingError) => {
      if (error.failure !== 'missing') throw error;
    });
  }

  readEvent(text: string, headers: Headers, now: Date): MeetingEvent | null {
    return readZoomEvent(text, headers, { secret: this.#options.webhookSecret, now });
  }

  async #call(token: string, method: string, path: string, body?: object): Promise<Response> {
    const init: RequestInit = {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    const request = { url: `${this.#options.apiUrl}${path}`, init, isRepeatable: method !== 'POST' };
    const response = await callProvider(this.#fetch, request, this.#options.limits ?? defaultLimits);
    if (!response.ok) throw failureOf(response);
    return response;
  }

  #requestOauth(path: string, form: Record<string, string>, isRepeatable: boolean): Promise<Response> {
    const { clientId, clientSecret, tokenUrl, limits = defaultLimits } = this.#options;
    const init = {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    };
    return callProvider(this.#fetch, { url: `${tokenUrl}/${path}`, init, isRepeatable }, limits);
  }

  async #requestTokens(form: Record<string, string>, isRepeatable: boolean): Promise<ProviderTokens> {
    const response = await this.#requestOauth('token', form, isRepeatable);
    if (response.status === 400 || response.status === 401) throw await this.#rejectionOf(response);
    if (!response.ok) throw failureOf(response);
    const { access_token, refresh_token, expires_in } = await read(response, tokens);
    return { accessToken: access_token, refreshToken: refresh_token, expiresIn: expires_in };
  }

  /**
   * `invalid_grant` means an invalid code or refresh token; any other error means that the academy's secret is wrong.
   */
  async #rejectionOf(response: Response): Promise<MeetingError> {
    const { error } = v.parse(oauthProblem, await response.json().catch(() => ({})));
    const isOwn = response.status === 401 || error === 'invalid_client' || error === 'unauthorized_client';
    if (!isOwn) return new MeetingError('unauthorized', 'The authorization does not count any more');
    const problem = new MeetingError('misconfigured', `The meeting provider rejects the academy: ${response.status}`);
    this.#options.onMisconfigured?.(problem);
    return problem;
  }
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '@academy/platform/conformance';
import { copyOfTemplate, dropCopy, emptyDatabase, inCopy } from './databases.ts';
import { templateDir } from './places.ts';
import { Releases } from './releases.ts';

/** The accounts that README names. */
export type DemoAccount =
  | 'super-admin'
  | 'admin'
  | 'leader'
  | 'teacher'
  | 'student'
  | 'parent'
  | 'guest'
  | 'accountant';

/** The accounts that README names, and the session of a child that its parent has opened (D141). */
export type Viewer = DemoAccount | 'child';

/**
 * Names before `@academy.test`: the accounts of README, another student and teacher of the demo, an aunt, a student who
 * waits for a teacher, the parent who paid, and `office`, which the tests add: its only role is a custom one that reads
 * the timeline.
 */
export type Account =
  | Viewer
  | 'maryam.ahmed'
  | 'omar.farouk'
  | 'samira.qureshi'
  | 'zaynab.yusof'
  | 'aminah.yusof'
  | 'office';

interface Needs {
  consents_needed?: true;
  two_steps_needed?: true;
}

interface Family {
  children: { id: string; may: { open: boolean } }[];
}

interface Consents {
  texts: { kind: string; version: number }[];
  asked: { id: string; child: boolean; kinds: string[] }[];
}

/** The e-mail and password of a sign-in. */
export interface Credentials {
  email: string;
  password: string;
}

const demoPassword = 'academy-demo';
const demoUser = (account: Account): Credentials => ({ email: `${account}@academy.test`, password: demoPassword });

/** Rate limits are off: a test run sends many sign-ins and writes from one address. */
const patient = {
  RATE_LIMIT_LOGIN_FAILURES: '1000',
  RATE_LIMIT_NETWORK_LOGIN_FAILURES: '1000',
  RATE_LIMIT_RESET_CODES: '1000',
  RATE_LIMIT_BARE_RESET_CODES: '1000',
  RATE_LIMIT_RESET_MAILS: '1000',
  RATE_LIMIT_SIGNUPS: '1000',
  RATE_LIMIT_CONTACT: '1000',
  RATE_LIMIT_POSTS: '100000',
  RATE_LIMIT_COMMENTS: '100000',
  RATE_LIMIT_REQUESTS: '1000000',
  // Without an authorization nobody can schedule; only the tests of meetings use the sandbox.
  MEETINGS: 'none',
};

export interface Opening {
  /** Changes the release store before the server starts. */
  prepare?: (releases: Releases) => Promise<unknown>;
  /** A build of the shell other than the checkout's. */
  shellDir?: string;
  /** More settings of the server. */
  env?: Record<string, string>;
  /** Whether it begins without any data. */
  isEmpty?: boolean;
}

/** A running academy with its own demo data. */
export class Academy {
  readonly releases: Releases;
  readonly #tokens = new Map<string, string>();
  readonly #databaseUrl: string;
  /** The settings that it was started with. */
  readonly #env: Record<string, string>;
  #server: ServerProcess;

  private constructor(server: ServerProcess, databaseUrl: string, env: Record<string, string>) {
    this.#server = server;
    this.#databaseUrl = databaseUrl;
    this.#env = env;
    this.releases = new Releases(this);
  }

  static async open({ prepare, shellDir = '', env = {}, isEmpty = false }: Opening = {}): Promise<Academy> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'academy-e2e-'));
    const parts = isEmpty ? ['remotes'] : ['.'];
    for (const part of parts) cpSync(path.join(templateDir, part), path.join(dataDir, part), { recursive: true });
    await prepare?.(new Releases({ store: path.join(dataDir, 'remotes') }));
    const databaseUrl = await (isEmpty ? emptyDatabase() : copyOfTemplate());
    const settings = { ...patient, DATABASE_URL: databaseUrl, SHELL_DIR: shellDir, ...env };
    return new Academy(await ServerProcess.start({ dataDir, env: settings }), databaseUrl, env);
  }

  get url(): string {
    return this.#server.url;
  }

  /** The folder that remotes are published to. */
  get store(): string {
    return path.join(this.#server.dataDir, 'remotes');
  }

  /** Restarts at the same address with the same data, and with the shell built in `shellDir`. */
  async restartWithShell(shellDir: string): Promise<void> {
    await this.#server.stop();
    await this.#startAgain({ SHELL_DIR: shellDir });
  }

  /** Kills the process, and starts it again at the same address with the data that it had written. */
  async crash(): Promise<void> {
    await this.#server.crash();
    await this.#startAgain();
  }

  /** Stops the process until it is started again at the same address with the same data. */
  async goAway(): Promise<void> {
    await this.#server.stop();
  }

  async comeBack(env: Record<string, string> = {}): Promise<void> {
    await this.#startAgain(env);
  }

  /** Moves the due time of waiting mail and push messages this many minutes earlier; the academy restarts for it. */
  async bringDeliveriesForward(minutes: number): Promise<void> {
    await this.#server.stop();
    const earlier = `update deliveries set due_at = due_at - interval '${minutes} minutes' where due_at is not null`;
    await inCopy(this.#databaseUrl, this.#server.dataDir, earlier);
    await this.#startAgain();
  }

  async #startAgain(env: Record<string, string> = {}): Promise<void> {
    const { dataDir, port } = this.#server;
    const settings = { ...patient, DATABASE_URL: this.#databaseUrl, ...this.#env, ...env };
    this.#server = await ServerProcess.start({ dataDir, port, env: settings });
  }

  async close(): Promise<void> {
    await this.#server.crash();
    await dropCopy(this.#databaseUrl);
    rmSync(this.#server.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A session token of an account, or of a user that a test has made; most tests need only one session. */
  async tokenOf(account: Account | Credentials): Promise<string> {
    const { email, password } = typeof account === 'string' ? demoUser(account) : account;
    const held = this.#tokens.get(email);
    if (held) return held;
    const token = account === 'child' ? await this.#openChild() : await this.freshToken(email, password);
    this.#tokens.set(email, token);
    return token;
  }

  /** The session of the first child that the parent can open. */
  async #openChild(): Promise<string> {
    const { data: family } = await this.call<{ data: Family }>('GET', 'own-profile', { as: 'parent' });
    const child = family.children.find(({ may }) => may.open);
    const path = `children/${child?.id}/session`;
    return (await this.call<{ data: { token: string } }>('POST', path, { as: 'parent' })).data.token;
  }

  /** A new session of a user who has accepted the legal texts. */
  async freshToken(email: string, password = demoPassword): Promise<string> {
    const { data } = await this.call<{ data: { token: string } }>('POST', 'login', { json: { email, password } });
    await this.#accept(data.token);
    return data.token;
  }

  /** Accepts the legal texts as this user. */
  async acceptTexts({ email, password }: Credentials): Promise<void> {
    await this.freshToken(email, password);
  }

  async #accept(token: string): Promise<void> {
    const { data: profile } = await this.call<{ data: Needs }>('GET', 'profile', { token });
    if (!profile.consents_needed || profile.two_steps_needed) return;
    const { data } = await this.call<{ data: Consents }>('GET', 'consents', { token });
    for (const { id, child, kinds } of data.asked) {
      const accept = data.texts.flatMap(({ kind, version }) => (kinds.includes(kind) ? [{ kind, version }] : []));
      const json = { accept, language: 'en', ...(child && { student_id: id }) };
      await this.call('POST', 'consents', { token, json });
    }
  }

  /** Calls the API with a token, or as an account. @throws for every error response. */
  async call<T>(
    method: string,
    place: string,
    { as, token, json, form }: { as?: Account | Credentials; token?: string; json?: unknown; form?: FormData } = {},
  ): Promise<T> {
    const bearer = token ?? (as && (await this.tokenOf(as)));
    const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    const body = json === undefined ? form : JSON.stringify(json);
    const response = await fetch(`${this.url}/api/${place}`, { method, headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  }
}

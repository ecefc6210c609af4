import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateDir } from './places.ts';
import { ServerProcess } from './server-process.ts';

export type DemoAccount = 'super-admin' | 'admin' | 'leader' | 'teacher' | 'student' | 'parent' | 'guest';

/** A running academy with demo data of its own. */
export class Academy {
  readonly server: ServerProcess;
  readonly #tokens = new Map<string, string>();

  private constructor(server: ServerProcess) {
    this.server = server;
  }

  static async open(env: Record<string, string> = {}): Promise<Academy> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'academy-e2e-'));
    cpSync(templateDir, dataDir, { recursive: true });
    return new Academy(await ServerProcess.start({ dataDir, env }));
  }

  get url(): string {
    return this.server.url;
  }

  /** The folder that remotes are published to. */
  get store(): string {
    return path.join(this.server.dataDir, 'remotes');
  }

  async close(): Promise<void> {
    await this.server.stop();
    rmSync(this.server.dataDir, { recursive: true, force: true });
  }

  /** A session token of a demo account; one session an account is enough for most tests. */
  async tokenOf(account: DemoAccount): Promise<string> {
    const held = this.#tokens.get(account);
    if (held) return held;
    const token = await this.freshToken(`${account}@academy.test`, 'academy-demo');
    this.#tokens.set(account, token);
    return token;
  }

  async freshToken(email: string, password: string): Promise<string> {
    const { data } = await this.call<{ data: { token: string } }>('POST', 'login', { json: { email, password } });
    return data.token;
  }

  /** Calls the API as somebody. @throws for every refusal. */
  async call<T>(method: string, place: string, options: { as?: DemoAccount; json?: unknown } = {}): Promise<T> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (options.as) headers.authorization = `Bearer ${await this.tokenOf(options.as)}`;
    const body = options.json === undefined ? undefined : JSON.stringify(options.json);
    const response = await fetch(`${this.url}/api/${place}`, { method, headers, body });
    if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}

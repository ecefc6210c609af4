import {
  admitPreview,
  isPreviewMac,
  type Preview,
  previewMac,
  previewSecret,
  Rejection,
  type ReleaseStore,
  readPreview,
} from '@academy/platform/registry';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hasRole, type Viewer } from '#base/auth/viewer.ts';
import type { LiveRegistry } from '../releases/live-registry.ts';
import type { OverrideSource } from './session-composition.ts';
import type { SitePeople } from './site-people.ts';

const COOKIE = 'preview';
const PARAMETER = 'preview';
/** Milliseconds after which a store without a secret is read again. */
const ASK_AGAIN = 2_000;

/** Why a link shows the live versions. The shell has the texts. */
type Problem = 'invalid' | 'expired' | 'role' | 'unfit';

interface PreviewDeps {
  store: ReleaseStore;
  registry: LiveRegistry;
  people: SitePeople;
  isSecure: boolean;
}

/**
 * Previews: a signed link sets a cookie that is valid for the session that opened it. Versions are looked up anew for
 * each page: the link's end, the viewer's role and the session decide each time.
 */
export class Previews {
  readonly #deps: PreviewDeps;
  #secret: Uint8Array | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: PreviewDeps) {
    this.#deps = deps;
  }

  readonly overrides: OverrideSource = async (c) => new Map(Object.entries((await this.current(c))?.versions ?? {}));

  /** The preview of this request; null for none. */
  async current(c: Context): Promise<Preview | null> {
    const [token = '', bound = ''] = getCookie(c, COOKIE)?.split('~') ?? [];
    const secret = token ? await this.#readSecret() : null;
    const preview = secret && readPreview(secret, token);
    if (!preview) return null;
    const viewer = await this.#deps.people.viewerOf(c);
    if (!viewer || problemOf(preview, viewer)) return null;
    return isPreviewMac(secret, boundText(token, viewer), bound) ? preview : null;
  }

  /**
   * Accepts a link's token, and redirects to the same page without it. Null if the request has none, or nobody is
   * signed in.
   */
  async open(c: Context): Promise<Response | null> {
    const token = c.req.query(PARAMETER);
    // Two slashes would lead to another site.
    if (!token?.includes('.') || new URL(c.req.url).pathname.startsWith('//')) return null;
    const viewer = await this.#deps.people.viewerOf(c);
    if (!viewer) return null;
    const problem = await this.#take(c, token, viewer);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(placeWithout(c, problem));
  }

  leave(c: Context): Response {
    deleteCookie(c, COOKIE, { path: '/' });
    return c.body(null, 204);
  }

  async #take(c: Context, token: string, viewer: Viewer): Promise<Problem | null> {
    const { store, registry, people, isSecure } = this.#deps;
    const secret = await this.#readSecret();
    const preview = secret && readPreview(secret, token);
    if (!preview) return 'invalid';
    const problem = problemOf(preview, viewer);
    if (problem) return problem;
    try {
      await admitPreview(store, (await registry.current()).registry, preview);
    } catch (error) {
      if (error instanceof Rejection) return 'unfit';
      throw error;
    }
    await people.previewOpened(c, viewer, preview);
    setCookie(c, COOKIE, `${token}~${previewMac(secret, boundText(token, viewer))}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      expires: new Date(preview.until),
    });
    return null;
  }

  async #readSecret(): Promise<Uint8Array | null> {
    if (this.#secret || performance.now() - this.#askedAt < ASK_AGAIN) return this.#secret;
    this.#secret = await previewSecret(this.#deps.store);
    this.#askedAt = performance.now();
    return this.#secret;
  }
}

/** The cookie is useless for the next person who signs in here. */
const boundText = (token: string, { session }: Viewer) => `${token} ${session}`;

function problemOf({ until, role }: Preview, viewer: Viewer): Problem | null {
  if (new Date(until) <= new Date()) return 'expired';
  return hasRole(viewer, role) ? null : 'role';
}

function placeWithout(c: Context, problem: Problem | null): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(PARAMETER);
  if (problem) searchParams.set(PARAMETER, problem);
  return [pathname, searchParams.toString()].filter(Boolean).join('?');
}

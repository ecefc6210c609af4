import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const asked: string[] = [];
const profile = { data: { user: { roles: ['student'] }, permissions: ['timeline.read'] } };

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

async function boot(audience: { permissions: string[]; roles: string[] }, brought: unknown = null): Promise<void> {
  const block = { earlyData: ['/api/profile', '/api/users'], audience };
  document.body.innerHTML = jsonBlock('academy-boot', block) + jsonBlock('academy-first-data', brought);
  vi.resetModules();
  await import('./boot.ts');
  await Promise.allSettled(window.academyEarlyData?.responses.values() ?? []);
}

beforeEach(() => {
  asked.length = 0;
  document.cookie = 'session=a-token-of-a-student; Path=/';
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(profile);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('early requests', () => {
  test('early requests contain nothing that the user may not read', async () => {
    await boot({ permissions: ['users.read'], roles: [] });
    await boot({ permissions: [], roles: ['admin'] });
    expect(asked).toEqual(['/api/profile', '/api/profile']);
  });

  test('early requests are completed when the profile has loaded', async () => {
    await boot({ permissions: ['timeline.read'], roles: ['student'] });
    expect(asked).toEqual(['/api/profile', '/api/users']);
  });

  test('early requests are complete at once for a known user', async () => {
    const note = { token: '-student', permissions: ['users.read'], roles: [] };
    localStorage.setItem('session-holder', JSON.stringify(note));
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return new Promise(() => {});
    });
    document.body.innerHTML = '';
    void boot({ permissions: ['users.read'], roles: [] });
    await vi.waitFor(() => expect(asked).toEqual(['/api/profile', '/api/users']));
  });

  test('early requests ignore another user’s note', async () => {
    const note = { token: '-another', permissions: ['users.read'], roles: [] };
    localStorage.setItem('session-holder', JSON.stringify(note));
    await boot({ permissions: ['users.read'], roles: [] });
    expect(asked).toEqual(['/api/profile']);
  });
});

describe('data that the page brought', () => {
  const audience = { permissions: ['users.read'], roles: [] };
  const responses = { '/api/profile': profile, '/api/users': { data: ['Omar'] } };

  test('data in the page is not requested again, whoever the viewer is', async () => {
    await boot(audience, { holder: '-student', responses });
    expect(asked).toEqual([]);
    const users = await window.academyEarlyData?.responses.get('/api/users');
    expect(await users?.json()).toEqual({ data: ['Omar'] });
  });

  test('data missing in the page is requested if its profile is in the audience', async () => {
    await boot(
      { permissions: ['timeline.read'], roles: [] },
      { holder: '-student', responses: { '/api/profile': profile } },
    );
    expect(asked).toEqual(['/api/users']);
    asked.length = 0;
    await boot(audience, { holder: '-student', responses: { '/api/profile': profile } });
    expect(asked).toEqual([]);
  });

  test('data of another session is not used', async () => {
    await boot({ permissions: [], roles: [] }, { holder: '-another', responses });
    expect(asked).toEqual(['/api/profile', '/api/users']);
  });
});

describe('the app', () => {
  const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const frames: (() => void)[] = [];
  const spies: { mockRestore: () => void }[] = [];
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;

  async function bootWith(app: string) {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.dataset.app = app;
    spies.push(vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script));
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    await boot({ permissions: [], roles: [] });
  }

  // The head also has the styles of other files' tests.
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
    for (const ours of document.head.querySelectorAll('script')) ours.remove();
    frames.length = 0;
    Reflect.deleteProperty(document, 'fonts');
  });

  test('the app’s scripts run in order after the first frame', async () => {
    await bootWith('/assets/react.js /assets/main.js');
    expect(scripts()).toEqual([]);
    for (const frame of frames) frame();
    expect(scripts()).toEqual([]);
    await vi.waitFor(() => expect(scripts()).toEqual(['/assets/react.js', '/assets/main.js']));
    expect([...document.head.querySelectorAll('script')].map((script) => script.async)).toEqual([false, false]);
  });

  test('fonts load after all code, not in parallel', async () => {
    const load = vi.fn(async () => []);
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    await bootWith('/assets/react.js /assets/main.js');
    window.dispatchEvent(new Event('load'));
    expect(load).not.toHaveBeenCalled();
    for (const frame of frames) frame();
    await vi.waitFor(() => expect(load.mock.calls).toEqual([['1em "Readex Pro"', 'a\u0627']]));
  });

  test('the app of a hidden page runs without a frame, once', async () => {
    spies.push(vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'));
    await bootWith('/assets/main.js');
    await vi.waitFor(() => expect(scripts()).toEqual(['/assets/main.js']));
    for (const frame of frames) frame();
    await new Promise((resolve) => setTimeout(resolve));
    expect(scripts()).toEqual(['/assets/main.js']);
  });
});

describe('a page whose storage is forbidden', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr', className: '' });
  });

  test('with forbidden storage, language and theme stay as the server guessed, and requests start', async () => {
    Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl', className: 'dark' });
    await boot({ permissions: ['timeline.read'], roles: ['student'] });
    const { lang, dir, className } = document.documentElement;
    expect([lang, dir, className]).toEqual(['ar', 'rtl', 'dark']);
    expect(asked).toEqual(['/api/profile', '/api/users']);
  });

  test('with forbidden storage, a theme that the server did not guess is the system’s', async () => {
    document.documentElement.className = '';
    await boot({ permissions: [], roles: [] });
    expect(document.documentElement.className).toBe('light');
  });
});

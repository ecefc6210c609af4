/**
 * Runs before the app's scripts have loaded: sets theme and language of the document by what this browser has stored,
 * starts the page's first requests, and then the app. No imports: it must stay a kilobyte.
 */
const root = document.documentElement;

/** `undefined` if storage is forbidden: then the server's guess stays. */
function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function reconcileTheme(): void {
  const stored = kept('color-theme');
  if (stored === undefined && /light|dark/.test(root.className)) return;
  const wanted =
    stored === 'light' || stored === 'dark'
      ? stored
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(wanted);
  root.style.colorScheme = wanted;
}

function reconcileLanguage(): void {
  const stored = kept('language');
  if (stored === undefined) return;
  const language = stored === 'ar' ? 'ar' : 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
}

interface Audience {
  permissions: string[];
  roles: string[];
}

interface Boot {
  /** The profile, and data that only its audience may read. */
  earlyData?: string[];
  audience?: Audience;
}

const isArabic = () => root.lang === 'ar';

const PROFILE = '/api/profile';
const canonical = (role: string) => (role === 'superAdmin' ? 'super-admin' : role);

function isOf({ permissions, roles }: Audience, holder: Audience): boolean {
  const held = holder.roles.map(canonical);
  const has = (permission: string) => holder.permissions.includes(permission);
  return permissions.every(has) && (roles.length === 0 || roles.some((role) => held.includes(canonical(role))));
}

/** The token holder's permissions, stored in this browser by an earlier load, or null. */
function noted(token: string): Audience | null {
  try {
    const note = JSON.parse(kept('session-holder') ?? 'null');
    return note?.token === token.slice(-8) ? note : null;
  } catch {
    return null;
  }
}

/**
 * Requests at once if the holder is known, otherwise when the profile has loaded; never what the holder may not read.
 */
function mayRequest(audience: Audience | undefined, known: Audience | null, profile: Promise<Response>) {
  const asProfile = async (): Promise<Audience> => {
    const { data } = await (await profile).clone().json();
    return {
      permissions: data.two_steps_needed || data.consents_needed ? [] : data.permissions,
      roles: data.user.roles,
    };
  };
  return async (ask: () => Promise<Response>): Promise<Response> => {
    const holder = audience && (known ?? (await asProfile()));
    if (audience && holder && !isOf(audience, holder)) throw new Error('not for this user');
    return ask();
  };
}

/** The data about the token's holder in the page, by path. */
function brought(token: string): Record<string, unknown> {
  try {
    const data = readBlock('academy-first-data') as { holder: string; responses: Record<string, unknown> } | null;
    return data?.holder === token.slice(-8) ? data.responses : {};
  } catch {
    return {};
  }
}

/** Whether this tab is a view (ADR 130): then it must not use data of the cookie's user. */
function isView(): boolean {
  try {
    return sessionStorage.getItem('view') !== null;
  } catch {
    return false;
  }
}

function fetchEarly(boot: Boot | null): void {
  const token = decodeURIComponent(/(?:^|; )session=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  if (!boot?.earlyData || !token || isView()) return;
  const headers = { authorization: `Bearer ${token}` };
  const there = brought(token);
  const get = (path: string) =>
    path in there ? Promise.resolve(Response.json(there[path])) : fetch(path, { headers });
  const profile = get(PROFILE);
  const isAudience = mayRequest(boot.audience, noted(token), profile);
  const responses = new Map(
    boot.earlyData.map((path) => [
      path,
      path === PROFILE ? profile : path in there ? get(path) : isAudience(() => get(path)),
    ]),
  );
  for (const response of responses.values()) response.catch(() => {});
  window.academyEarlyData = { token, responses };
}

/** A page of either language has words of the other: its name, people's names, posts. */
const BOTH_SCRIPTS = 'a\u0627';

/**
 * Fonts load while the app is evaluated, and delay no code: the skeleton's text needs none. Loaded before the first
 * layout, they save a layout with the fallback fonts, and the one after it.
 */
function loadFonts(): void {
  void document.fonts?.load('1em "Readex Pro"', BOTH_SCRIPTS).catch(() => {});
}

/**
 * Makes the browser load its time formats early: the first format takes a slow phone 50 ms, which would delay the first
 * page.
 */
function warmFormats(): void {
  new Intl.RelativeTimeFormat(isArabic() ? 'ar-u-nu-latn' : 'en-GB').format(-1, 'hour');
}

/** How long the app waits for a frame; a hidden page has none. */
const LONGEST_WAIT = 500;

/**
 * Runs the app's scripts, in order, after the skeleton has been painted: cached scripts would otherwise run before it
 * is visible.
 */
function runAppAfterPaint(urls: string[], onLoaded: () => void): void {
  let isRun = false;
  const run = () => {
    if (isRun) return;
    isRun = true;
    const scripts = urls.map((src) => Object.assign(document.createElement('script'), { src, async: false }));
    scripts.at(-1)?.addEventListener('load', onLoaded);
    document.head.append(...scripts);
    setTimeout(warmFormats);
  };
  setTimeout(run, document.visibilityState === 'hidden' ? 0 : LONGEST_WAIT);
  requestAnimationFrame(() => {
    // A message posted in a frame arrives after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(null);
  });
}

const readBlock = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

if (kept('sidebar-expanded') === 'false') root.dataset.sidebar = 'collapsed';
reconcileTheme();
reconcileLanguage();
const boot = readBlock('academy-boot') as Boot | null;
fetchEarly(boot);
runAppAfterPaint(document.currentScript?.dataset.app?.split(' ') ?? [], loadFonts);

export {};

/**
 * Runs before the app's scripts have come: brings theme and language of the document in line with what this browser
 * remembers, and starts the page's first requests. No imports: it must stay a kilobyte.
 */
const root = document.documentElement;

function reconcileTheme(): void {
  const stored = localStorage.getItem('color-theme');
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
  const language = localStorage.getItem('language') === 'ar' ? 'ar' : 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
}

interface Boot {
  earlyData?: string[];
  fonts?: string[];
}

function fetchEarly(boot: Boot | null): void {
  const token = decodeURIComponent(/(?:^|; )session=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  if (!boot?.earlyData || !token) return;
  const headers = { authorization: `Bearer ${token}` };
  const answers = new Map(boot.earlyData.map((path) => [path, fetch(path, { headers })]));
  for (const answer of answers.values()) answer.catch(() => {});
  window.academyEarlyData = { token, answers };
}

/** The skeleton has no text: fonts come while the page is being drawn, and take nothing from the code on its way. */
function fetchFonts(boot: Boot | null): void {
  for (const href of boot?.fonts ?? []) {
    const hint = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href });
    hint.crossOrigin = 'anonymous';
    document.head.append(hint);
  }
}

try {
  if (localStorage.getItem('sidebar-expanded') === 'false') root.dataset.sidebar = 'collapsed';
  reconcileTheme();
  reconcileLanguage();
} catch {
  // Storage may be forbidden: the server's guess stands.
}
const boot = JSON.parse(document.getElementById('academy-boot')?.textContent ?? 'null') as Boot | null;
fetchEarly(boot);
if (document.readyState === 'complete') fetchFonts(boot);
else window.addEventListener('load', () => fetchFonts(boot));

export {};

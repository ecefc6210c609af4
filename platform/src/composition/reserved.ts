import { parsePattern } from './route-pattern.ts';

/** Namespaces of the shell's own texts. */
export const RESERVED_NAMESPACES = ['shell', 'platform', 'ui'];

/** Addresses of the server and of the shell's own pages: no remote has an address at or below them. */
const RESERVED_PATHS = [
  '/api',
  '/assets',
  '/auth',
  '/channels',
  '/dev',
  '/free-trial',
  '/gallery',
  '/healthz',
  '/locales',
  '/metrics',
  '/readyz',
  '/remotes',
  '/remotes.json',
  '/robots.txt',
  '/site',
  '/sitemap.xml',
  '/submit-forms',
];

/** The shell's own page in the dashboard. */
const PLATFORM_PAGE = '/dashboard/platform';

export const reserved = [
  ...RESERVED_PATHS.map((path) => ({ path, pattern: parsePattern(`${path}/*`) })),
  { path: PLATFORM_PAGE, pattern: parsePattern(PLATFORM_PAGE) },
];

/**
 * Pages of the shell that a link may lead to. A remote may claim `/dashboard`, which otherwise opens the first menu
 * entry.
 */
export const shellPages = ['/dashboard', PLATFORM_PAGE, '/auth/*'].map(parsePattern);

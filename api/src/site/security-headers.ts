/** Emotion inserts an empty style element and fills it through the CSSOM: this is the hash of the empty text. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const HALF_A_YEAR = 15_552_000;

export interface PolicySources {
  /** Further origins from which remotes may be loaded. */
  origins: readonly string[];
  /** Hashes of the page's inline styles, `sha256-…`. */
  styleHashes: readonly string[];
  /** Further addresses to which the page may connect. */
  connections?: readonly string[];
  /** The page's source, `shell@1.0.0-abc`: reports without a remote's script count for it. */
  source: string;
  /** Who may show the page in a frame; by default nobody. */
  framedBy?: "'self'";
}

/** The hosts of Ably from which its client may choose. */
const ABLY = ['ably.net', 'ably-realtime.com'].flatMap((host) => [`wss://*.${host}`, `https://*.${host}`]);

/**
 * The sources of events: Ably, or the site itself, which is named for browsers in which `'self'` does not include
 * sockets.
 */
export function realtimeSources(publicUrl: string, isAbly: boolean): readonly string[] {
  const { protocol, host } = new URL(publicUrl);
  return isAbly ? ABLY : [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`];
}

function contentSecurityPolicy({ origins, styleHashes, connections = [], source, framedBy }: PolicySources): string {
  const trusted = ["'self'", ...origins].join(' ');
  const styles = [EMPTY_STYLE, ...styleHashes].map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src ${trusted}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${[trusted, ...connections].join(' ')}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // The editor of the landing page shows its draft (D157).
    "frame-src 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "object-src 'none'",
    // Not `report-to`: with it Chromium ignores `report-uri`, and sends no reports at all without https.
    `report-uri /api/figures/policy?from=${encodeURIComponent(source)}`,
  ].join('; ');
}

/** The headers of a page. */
export function pageHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The header that makes browsers stay on https, if the site is served so. */
export function transportHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {};
  return { 'Strict-Transport-Security': `max-age=${HALF_A_YEAR}` };
}

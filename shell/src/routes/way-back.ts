/** The path on this site that an untrusted address names, or null: never another site, never a sign-in page again. */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('/auth/')) return null;
  return url.pathname + url.search + url.hash;
}

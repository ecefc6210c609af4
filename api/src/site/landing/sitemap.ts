const ALTERNATES = [
  ['en', '/'],
  ['ar', '/ar'],
  ['x-default', '/'],
] as const;

/** The pages that search engines may list; the start page in both languages names its other language. */
export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const alternates = ALTERNATES.map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`,
  ).join('');
  const pages = paths.map((path) => {
    const isStart = ALTERNATES.some(([, start]) => start === path);
    return `<url><loc>${escaped(publicUrl + path)}</loc>${isStart ? alternates : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The paths that crawlers must not read: everything behind the sign-in. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /dashboard

Sitemap: ${publicUrl}/sitemap.xml
`;

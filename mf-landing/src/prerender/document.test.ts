import { describe, expect, it } from 'vitest';
import { languages, textIn } from '#/site/texts.ts';
import { renderDocument, styleHash } from './document.tsx';
import { themeCss } from './theme-css.ts';

const css = `${themeCss('a{color:var(--academy-colors-fg)}')}a{color:var(--academy-colors-fg)}`;
const documentIn = (language: 'en' | 'ar') =>
  renderDocument({
    language,
    css,
    icon: '/site/mark.svg',
    scripts: { start: '/site/landing.js', hydrate: '/site/hydrate.js' },
  });

describe.each(languages)('the document in %s', (language) => {
  const html = documentIn(language);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

  it('the document has its language, direction and title', () => {
    expect(html).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-release="%RELEASE%"`,
    );
    expect(page.title).toMatch(/^%ACADEMY_NAME%: .{20}/);
    expect(html).not.toContain('{{');
    expect(html).toContain(`<link rel="canonical" href="%PUBLIC_URL%/${language === 'ar' ? 'ar' : ''}"/>`);
  });

  it('the document has one main heading, one in each section and the year in its footer', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    for (const id of ['about', 'blog', 'faq', 'contact']) expect(page.querySelectorAll(`#${id} h2`)).toHaveLength(1);
    expect(page.querySelector('footer')?.textContent).toContain(`© ${new Date().getFullYear()} `);
  });

  it('the document has descriptions for search engines and for sharing', () => {
    expect(meta('description')?.length).toBeGreaterThan(50);
    expect(meta('og:url')).toBe(`%PUBLIC_URL%/${language === 'ar' ? 'ar' : ''}`);
    expect(meta('og:locale')).toMatch(new RegExp(`^${language}_`));
    expect(meta('og:image')).toBe(`%PUBLIC_URL%/site/og-${language}.png`);
  });

  it('the document names each language and the default for search engines', () => {
    const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['en', '%PUBLIC_URL%/'],
      ['ar', '%PUBLIC_URL%/ar'],
      ['x-default', '%PUBLIC_URL%/'],
    ]);
  });

  it('the document describes the academy and the questions of its FAQ as linked data', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { '@context': context, '@graph': graph } = JSON.parse(json);
    expect(context).toBe('https://schema.org');
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(['EducationalOrganization', 'FAQPage']);
    expect(graph[1].mainEntity).toHaveLength(4);
    // D100: the server fills in the hours of the setting.
    expect(graph[1].mainEntity[2].acceptedAnswer.text).toContain('%JSON_ACADEMY_NOTICE%');
    expect(page.querySelector('#faq')?.textContent).toContain('%ACADEMY_NOTICE%');
    expect(page.querySelector('#landing')?.getAttribute('data-notice')).toBe('%ACADEMY_NOTICE%');
  });

  it("the document leaves the academy's facts open for the server, on the page and on its root", () => {
    const root = page.querySelector('#landing');
    expect(root?.getAttribute('data-name')).toBe('%ACADEMY_NAME%');
    expect(root?.querySelector('footer')?.textContent).toContain('%ACADEMY_NAME%');
    expect(root?.querySelector('#contact [data-value="%ACADEMY_WHATSAPP%"] a')?.getAttribute('href')).toBe(
      'https://wa.me/%ACADEMY_WHATSAPP_DIGITS%',
    );
    expect(meta('og:site_name')).toBe('%ACADEMY_NAME%');
    expect(root?.querySelector('header .ld-logo')?.getAttribute('src')).toBe('%ACADEMY_LOGO%');
    for (const link of ['.ld-hero a[href="/auth/signin"]', 'section[aria-labelledby="start-title"]'])
      expect(root?.querySelector(link)?.getAttribute('data-value')).toBe('%ACADEMY_SIGNUP%');
    const terms = root?.querySelector('footer a[href="/terms"]');
    expect(terms?.getAttribute('data-value')).toBe('%ACADEMY_TERMS%');
  });

  it('the document has no inline script, handler or style attribute', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !/src=|application\/ld\+json/.test(attributes ?? ''))).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="|\sstyle="/);
  });

  it('the document has an inline style that the reported hash allows', () => {
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(styleHash(style)).toBe(styleHash(css));
    expect(styleHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('the document has every section that the top bar links to, and a form that needs no script', () => {
    for (const id of ['about', 'blog', 'faq', 'contact']) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(` id="${id}"`);
    }
    expect(html).toContain('action="/api/contact" method="post"');
    expect(page.querySelector('form [name=language]')?.getAttribute('value')).toBe(language);
  });

  it('the document has links to sign-in in its first section and to the dashboard in its top bar', () => {
    const addressOf = (part: string, key: string) =>
      [...page.querySelectorAll(`${part} a`)]
        .find((link) => link.textContent === textIn(language, key))
        ?.getAttribute('href');
    expect(addressOf('main', 'hero.start')).toBe('/auth/signin');
    expect(addressOf('header', 'nav.sign-in')).toBe('/dashboard');
  });
});

it('the page uses the system’s theme unless the root names one', () => {
  expect(css).toContain(':root{color-scheme:light;--academy-colors-fg:#1E1B16}');
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;--academy-colors-fg:');
});

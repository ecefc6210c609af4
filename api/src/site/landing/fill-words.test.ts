import { describe, expect, it } from 'vitest';
import type { DeclaredWords } from '#base/site-texts/declared-words.ts';
import { fingerprintOf, resolvePage, type StoredSection } from '#base/site-texts/resolve-page.ts';
import { type EditedPages, fillWords } from './fill-words.ts';

const text = (key: string, en: string) => ({ key, kind: 'heading', most: 120, en, ar: `ع ${en}` });
const section = (key: string, ...texts: ReturnType<typeof text>[]) => {
  const fixed = key === 'page' || key === 'hero';
  return { key, fixed, name: { en: key, ar: key }, texts };
};
const declared: DeclaredWords = {
  format: 1,
  pages: {
    landing: [
      section('page', text('title', '{{name}}: Quran')),
      section('hero', text('title', 'Learn')),
      section('about', text('title', 'A teacher')),
      section('blog', text('title', 'Articles')),
    ],
    faq: [section('pay', text('question', 'How?'), text('answer', 'By card, {{notice}}.'))],
  },
};
const template = [
  '<title>%WORD:page.title%</title><script>{"d":"%JSON_WORD:page.title%","q":["%QUESTIONS%"]}</script>',
  '<div data-words="%WORDS%"><nav>%IF:about%<a>about</a>%/IF%%IF:blog%<a>blog</a>%/IF%</nav><main>',
  '%SECTION:hero%<h1>%WORD:hero.title%</h1>%/SECTION%%SECTION:about%<h2>%WORD:about.title%</h2>%/SECTION%',
  '%SECTION:blog%<h2>%WORD:blog.title%</h2>%/SECTION%</main>',
  '%FIRST%<b open>%QUESTION% %ANSWER%</b>%/FIRST%%OTHER%<b>%QUESTION% %ANSWER%</b>%/OTHER%</div>',
].join('');

const stored = (key: string, en: Record<string, string> = {}, about: Partial<StoredSection> = {}): StoredSection => ({
  key,
  hidden: false,
  content: { en, ar: {} },
  was: { en: {}, ar: {} },
  ...about,
});
const fill = (pages: Partial<EditedPages>) =>
  fillWords(template, {
    language: 'en',
    declared,
    pages: { landing: null, faq: null, ...pages },
    facts: { name: 'Noor & Co', notice: 'two hours before' },
  });
const dataIn = (html: string) =>
  JSON.parse((/data-words="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe('the words of a page (D157)', () => {
  it('a text with markup shows as text, in the page, its structured data and its data', () => {
    const words = '<script>alert("x")</script>';
    const html = fill({
      landing: [stored('page', { title: `</script>${words}` }), stored('hero', { title: words })],
      faq: [stored('pay', { question: words, answer: words })],
    });
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('<h1>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</h1>');
    expect(html).toContain(String.raw`"d":"\u003c/script>\u003cscript>alert(\"x\")\u003c/script>"`);
  });

  it('a mark in a text stays a text', () => {
    const html = fill({ landing: [stored('hero', { title: '%WORD:blog.title% %QUESTION%' })] });
    expect(html).toContain('<h1>%WORD:blog.title% %QUESTION%</h1>');
  });

  it('built-in texts stand where nothing was edited, and names in texts are filled in', () => {
    const html = fill({ landing: [stored('about', { title: 'Ask {{notice}}' })] });
    expect(html).toContain('<title>Noor &amp; Co: Quran</title>');
    expect(html).toContain('<h2>Ask two hours before</h2>');
    expect(html).toContain('<b open>How? By card, two hours before.</b></div>');
    expect(dataIn(html)).toEqual({
      sections: ['page', 'hero', 'about', 'blog'],
      texts: { 'about.title': 'Ask {{notice}}' },
      questions: null,
    });
  });

  it('sections are in the academy’s order, a hidden one is gone with its link', () => {
    const moved = fill({ landing: [stored('blog'), stored('about')] });
    expect(moved).toContain('<h1>Learn</h1><h2>Articles</h2><h2>A teacher</h2></main>');
    const hidden = fill({ landing: [stored('blog', {}, { hidden: true }), stored('hero', {}, { hidden: true })] });
    expect(hidden).toContain('<nav><a>about</a></nav><main><h1>Learn</h1><h2>A teacher</h2></main>');
  });

  it('questions are added, ordered and hidden, on the page and as linked data', () => {
    const both = { question: 'Own?', answer: 'Yes.' };
    const own = stored('own-1', both, { content: { en: both, ar: both } });
    const html = fill({ faq: [own, stored('pay')] });
    expect(html).toContain('<b open>Own? Yes.</b><b>How? By card, two hours before.</b></div>');
    expect(html).toContain('"name":"Own?"');
    expect(dataIn(html).questions).toHaveLength(2);
    expect(fill({ faq: [own, stored('pay', {}, { hidden: true })] })).toContain('<b open>Own? Yes.</b></div>');
    expect(fill({ faq: [stored('pay', {}, { hidden: true })] })).toContain('"q":[]');
  });
});

describe('a page of another release (D157)', () => {
  it('unknown sections and texts are left out, new ones are built in at their place', () => {
    const html = fill({ landing: [stored('blog', { gone: 'x' }), stored('former', { title: 'Former' })] });
    expect(html).toContain('<h1>Learn</h1><h2>A teacher</h2><h2>Articles</h2></main>');
    expect(html).not.toContain('Former');
  });

  it('an edited text whose built-in text is another one now is told of', () => {
    const was = { en: { title: fingerprintOf('Before') }, ar: {} };
    const [, , about] = resolvePage(declared.pages.landing, [stored('about', { title: 'Mine' }, { was })], false);
    expect(about).toMatchObject({ edited: ['en.title'], changed: ['en.title'] });
    const same = { en: { title: fingerprintOf('A teacher') }, ar: {} };
    const [, , kept] = resolvePage(declared.pages.landing, [stored('about', { title: 'Mine' }, { was: same })], false);
    expect(kept?.changed).toEqual([]);
  });
});

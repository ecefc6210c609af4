import { describe, expect, it } from 'vitest';
import { languages, textIn } from '#/site/texts.ts';
import { sectionKeys } from '#/words/page-words.ts';
import { declaredWords, editableKeys } from './declared.ts';
import { renderBody, renderDocument } from './document.tsx';

const parts = { css: '', icon: '/site/mark.svg', scripts: { start: '/site/landing.js', hydrate: '/site/hydrate.js' } };

describe.each(languages)('the template in %s (D157)', (language) => {
  const html = renderDocument({ ...parts, language, isTemplate: true });

  it('the template has a mark for each text that an academy may edit', () => {
    for (const key of editableKeys) expect(html).toContain(`%WORD:${key}%`);
    expect(html).toContain('data-words="%WORDS%"');
    expect(html).toContain('"mainEntity":["%QUESTIONS%"]');
    expect(html).not.toMatch(/%<!-- -->%\/?(IF|SECTION|FIRST|OTHER)/);
  });

  it('the template with the built-in words is the page', () => {
    const [question] = declaredWords.pages.faq;
    if (!question) throw new Error('no questions');
    const words = (text: string) =>
      text
        .replace(/%WORD:([\w.-]+)%/g, (_, key: string) => textIn(language, key))
        .replace(/%\/?(IF|SECTION)[^%]*%/g, '');
    const start = html.indexOf('<div class="ld"');
    const withoutQuestions = (page: string) => page.replace(/<div class="ld-questions">.*?<\/div>/s, '');
    // Escaped the same way, by the same library.
    const plain = (page: string) => withoutQuestions(page).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
    expect(plain(words(html.slice(start, -'</div></body></html>'.length)))).toBe(plain(renderBody(language)));
  });

  it('each section is marked, and its links', () => {
    for (const key of sectionKeys) expect(html).toContain(`%SECTION:${key}%`);
    for (const key of ['about', 'blog', 'faq', 'contact']) expect(html).toContain(`%IF:${key}%<a href="#${key}">`);
    expect(html).toMatch(/%FIRST%<details name="faq" open="">.*?%\/FIRST%%OTHER%<details name="faq">.*?%\/OTHER%/);
  });
});

it('the declared texts are within their lengths, in both languages', () => {
  for (const section of [...declaredWords.pages.landing, ...declaredWords.pages.faq])
    for (const { key, most, en, ar } of section.texts)
      expect(Math.max(en.length, ar.length), `${section.key}.${key}`).toBeLessThanOrEqual(most);
});

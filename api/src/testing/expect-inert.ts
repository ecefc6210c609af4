import { Window } from 'happy-dom';
import { expect } from 'vitest';

const tags = ['p', 'h1', 'h2', 'b', 'i', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'br', 'a'];
const indent = /^ql-indent-[1-8]( ql-indent-[1-8])*$/;
const link = / href="https:\/\/[^"<>\s]+"/.source;

/** All stored rich text consists of these: the toolbar's tags by D50, or text. */
const grammar = new RegExp(
  `^(?:[^<>]|</?(?:${tags.join('|')})>|<br />|<(?:p|h1|h2|blockquote|li) class="ql-indent-[1-8](?: ql-indent-[1-8])*">` +
    `|<a(?:${link})? rel="noopener noreferrer nofollow ugc" target="_blank">)*$`,
);

const attributes: Record<string, (value: string) => boolean> = {
  class: (value) => indent.test(value),
  href: (value) => new URL(value, 'http://relative.test').protocol === 'https:',
  rel: (value) => value === 'noopener noreferrer nofollow ugc',
  target: (value) => value === '_blank',
};

/** D50: checks stored rich text against the allow-list, letter by letter and as an HTML parser reads it. */
export function expectInert(html: string): void {
  expect(html).toMatch(grammar);
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*')) {
    expect(tags).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(Object.keys(attributes)).toContain(name);
      expect([name, value, attributes[name]?.(value ?? '')]).toEqual([name, value, true]);
    }
  }
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageCss } from './page-css.ts';
import { withoutStrings } from './styled/without-strings.ts';

/** The outermost rules of a stylesheet. */
export const outermostRules = (css: string): string[] => withoutStrings(css, splitRules);

function splitRules(css: string): string[] {
  const rules: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth > 0 || (char !== '}' && char !== ';')) continue;
    rules.push(css.slice(from, at + 1));
    from = at + 1;
  }
  return rules;
}

/** For builds: the styles of the whole page, as the app would insert them. */
export function pageRules(): string[] {
  const markup = renderToStaticMarkup(createElement(PageCss));
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = '']) => outermostRules(css));
}

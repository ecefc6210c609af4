// @vitest-environment node
import { css, jsx } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buttonRecipe } from '../../controls/button-recipe.ts';
import { outermostRules } from '../page-rules.ts';
import { system } from '../system.ts';
import { flatRules } from './unnest.ts';

type Styles = Parameters<typeof system.css>[0];

/** One line for each declaration without a prefix, with everything around it. */
function linesOf(rules: readonly string[], outer = ''): string[] {
  return rules.flatMap((rule) => {
    const open = rule.indexOf('{');
    const [name, block] = [rule.slice(0, open).replace(/\s*([>+~,])\s*/g, '$1'), rule.slice(open + 1, -1)];
    if (block.includes('{')) return linesOf(outermostRules(block), `${outer}${name} `);
    return block
      .split(';')
      .filter((declaration) => declaration && !/-(?:webkit|moz|ms)-/.test(declaration))
      .map((declaration) => `${outer}${name} ${declaration.replace(/,\s+/g, ',')}`);
  });
}

function compare(styles: Styles) {
  const { styles: nested } = css(styles as never);
  const markup = renderToStaticMarkup(jsx('i', { css: styles }));
  const [, name = '', byEmotion = ''] = /<style data-emotion="css (\w+)">(.*?)<\/style>/s.exec(markup) ?? [];
  const text = byEmotion.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return { ours: linesOf(flatRules(`.css-${name}`, nested)), byEmotion: linesOf(outermostRules(text)) };
}

test.each<[string, Styles]>([
  ['plain', { padding: '4', color: 'fg', lineHeight: 1.5, zIndex: 3, margin: 0 }],
  ['by the window’s width', { display: { base: 'none', md: 'flex' }, gap: { base: '1', lg: '3' }, color: 'fg' }],
  ['of states', { _hover: { bg: 'bg' }, color: 'fg', _disabled: { opacity: 0.5, _hover: { bg: 'transparent' } } }],
  [
    'of what lies within',
    { '& > a, & svg': { color: 'fg', _hover: { color: 'brand.fg' } }, '& p + p': { margin: '1' } },
  ],
  ['of a part around it', { '[data-theme=dark] &': { color: 'fg' }, 'main:has([data-bones]) ~ &': { top: '0' } }],
  ['in two conditions', { '@media print': { display: 'none', '&:is(a, b):not(c)': { color: 'fg' } }, top: '1' }],
  ['of pseudo-elements', { _before: { content: '""', position: 'absolute' }, '&::marker': { color: 'fg' } }],
  ['of a list in a state', { '&:hover, &:focus': { '& > i, & > b': { color: 'fg' } } }],
])('the styles %s become the same rules as by Emotion’s compiler', (_, given) => {
  const { ours, byEmotion } = compare(system.css(given));
  expect(byEmotion.length).toBeGreaterThan(0);
  expect(ours).toEqual(byEmotion);
});

test('a recipe in its layer: the same rules as by Emotion’s compiler', () => {
  const recipe = system.cva(buttonRecipe as never);
  const { ours, byEmotion } = compare(system.css(recipe({ variant: 'ghost' }), { margin: '2' }));
  expect(ours.some((line) => line.startsWith('@layer recipes '))).toBe(true);
  expect(ours).toEqual(byEmotion);
});

test('a style that browsers know only with a prefix gets one', () => {
  const styles = 'user-select:none;color:red;&:hover{mask-image:none;background-clip:text}@media print{hyphens:auto;}';
  expect(flatRules('.a', styles)).toEqual([
    '.a{-webkit-user-select:none;user-select:none;color:red;}',
    '.a:hover{-webkit-mask-image:none;mask-image:none;-webkit-background-clip:text;background-clip:text}',
    '@media print{.a{-webkit-hyphens:auto;hyphens:auto;}}',
  ]);
});

const IMAGE = `"data:image/svg+xml;utf8,<svg style='fill:red;mask:none'>{\\"}</svg>"`;

test.each([IMAGE, `'data:,{;}'`, 'data:image/png;base64,iVBORw0KGgo='])(
  'an image in the address url(%s) stays complete, beside a prefix, in a block and in the page’s styles',
  (address) => {
    const mask = `mask-image:url(${address})`;
    const rules = [
      `.a{-webkit-${mask};${mask};color:red;}`,
      `.a:hover{-webkit-${mask};${mask};}`,
      `.a::before{content:"};{";}`,
    ];
    expect(flatRules('.a', `${mask};color:red;&:hover{${mask};}&::before{content:"};{";}`)).toEqual(rules);
    expect(outermostRules(rules.join(''))).toEqual(rules);
  },
);

test('a block that is not closed is an error', () => {
  expect(() => flatRules('.a', 'color:red;&:hover{top:0;')).toThrow('a block is not closed');
});

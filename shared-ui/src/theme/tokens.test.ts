import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { themeCssVariables } from './css-variables.ts';
import { system } from './system.ts';
import { type ColorName, colorOf, themes } from './tokens.ts';

const grounds: ColorName[] = ['bg', 'bg.surface', 'bg.raised', 'bg.subtle'];
const texts: ColorName[] = [
  'fg',
  'fg.muted',
  'fg.subtle',
  'brand.fg',
  'accent.fg',
  'danger.fg',
  'success.fg',
  'warning.fg',
  'info.fg',
];
const tones = ['brand', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const tints = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6', 'tint7'] as const;

const readable: [text: ColorName, ground: ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ...[...tones, ...tints].map((tone): [ColorName, ColorName] => [`${tone}.fg`, `${tone}.subtle`]),
  ...tones.map((tone): [ColorName, ColorName] => [`${tone}.contrast`, `${tone}.solid`]),
  ['brand.contrast', 'brand.hover'],
  ['danger.contrast', 'danger.hover'],
  ['fg', 'bg.muted'],
  ['fg.muted', 'bg.muted'],
  ['bg', 'fg'],
];

describe.each(themes)('in the %s theme', (theme) => {
  test.each(readable)('the colour %s is readable on %s', (text, ground) => {
    expect(contrast(colorOf(text, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('focus ring and field edges are visible on %s', (ground) => {
    expect(contrast(colorOf('focus', theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(colorOf('border.strong', theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring is visible beside a solid button', () => {
    expect(contrast(colorOf('focus', theme), colorOf('bg.muted', theme))).toBeGreaterThanOrEqual(3);
  });
});

test('the CSS variables equal those of the Chakra system', () => {
  expect(themeCssVariables('dark')).toContain('--academy-colors-bg-surface:#12201C');
  expect(system.token.var('colors.bg.surface')).toBe('var(--academy-colors-bg-surface)');
  expect(system.token.var('colors.bg')).toBe('var(--academy-colors-bg)');
});

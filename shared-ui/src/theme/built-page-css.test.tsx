import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageCss } from './built-page-css.ts';

const styles = () => [...document.head.querySelectorAll('style')];

test('the computed rules are inserted once for all roots, in their order, before the styles of components', () => {
  const [before, ofComponents] = [styles(), document.createElement('style')];
  ofComponents.dataset.emotion = 'css';
  document.head.prepend(ofComponents);
  vi.stubGlobal('__PAGE_CSS__', ['html { color: red; }', 'p { margin: 0; }']);
  const page = render(<PageCss />);
  render(<PageCss />);
  page.unmount();
  const [inserted, next] = styles();
  expect([...(inserted?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split(' ')[0])).toEqual(['html', 'p']);
  expect([next, styles().length]).toEqual([ofComponents, before.length + 2]);
  inserted?.remove();
  ofComponents.remove();
  vi.unstubAllGlobals();
});

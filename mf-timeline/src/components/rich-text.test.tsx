import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const renderText = (html: string) => (
  <UiProvider>
    <RichText html={html} />
  </UiProvider>
);

test('each list item and quotation has the direction of its own words, also after a change', () => {
  const { rerender } = render(renderText('<ul><li>Read</li><li>اقرأ</li></ul>'));
  expect(screen.getAllByRole('listitem').map(({ dir }) => dir)).toEqual(['auto', 'auto']);
  rerender(renderText('<blockquote>قال</blockquote>'));
  expect(screen.getByText('قال').dir).toBe('auto');
});

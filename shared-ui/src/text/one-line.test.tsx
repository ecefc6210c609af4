import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { OneLine } from './one-line.tsx';

test('a clipped name is isolated, has its own direction, and is complete in its tooltip', async () => {
  const name = 'Abdulrahman عبد الرحمن 1990';
  await renderUi(<OneLine>{name}</OneLine>);
  const line = screen.getByText(name);
  expect(line.tagName).toBe('BDI');
  expect(line.getAttribute('dir')).toBe('auto');
  expect(line.title).toBe(name);
});

test('a clipped link has the name as its tooltip', async () => {
  await renderUi(
    <OneLine title="مريم">
      <a href="/somewhere">مريم</a>
    </OneLine>,
  );
  expect(screen.getByTitle('مريم').contains(screen.getByRole('link', { name: 'مريم' }))).toBe(true);
});

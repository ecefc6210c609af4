import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Tabs.Root defaultValue="scheduled">
    <Tabs.List aria-label="Classes">
      {['scheduled', 'ended', 'cancelled'].map((name) => (
        <Tabs.Trigger key={name} value={name}>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    <Tabs.Content value="scheduled">Classes to come</Tabs.Content>
  </Tabs.Root>
);

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('on a page in %s the key %s goes to the next tab', async (language, key) => {
  const { user } = await renderUi(tabs, language);
  await user.click(screen.getByRole('tab', { name: 'scheduled' }));
  await user.keyboard(key);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'ended' }));
});

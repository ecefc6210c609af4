import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Avatar, type AvatarProps } from './avatar.tsx';

function drawn(props: AvatarProps): Element | null {
  const { container } = render(
    <UiProvider>
      <Avatar {...props} />
    </UiProvider>,
  );
  return container.querySelector('[aria-hidden]');
}

test('an avatar without the id of its person shows the initials, with a colour from the name', () => {
  const bare = drawn({ name: 'Maryam Haddad' });
  expect(bare?.textContent).toBe('MH');
  expect(bare?.className).toBe(drawn({ name: 'Maryam Haddad', person: 'Maryam Haddad' })?.className);
});

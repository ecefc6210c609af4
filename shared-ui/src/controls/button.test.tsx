import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';

test('a busy button keeps its name and ignores a second click', async () => {
  const onClick = vi.fn();
  const { user } = await renderUi(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy form is not sent again and keeps the focus on its button', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  const { user } = await renderUi(
    <form>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await user.type(screen.getByLabelText('Name'), 'Maryam{Enter}');
  await user.click(screen.getByRole('button'));
  document.removeEventListener('submit', onSubmit);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a button in a form submits only if its type says so', async () => {
  await renderUi(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a link may look like a button', async () => {
  await renderUi(
    <Button asChild>
      <a href="/add">Write a post</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Write a post' }).tagName).toBe('A');
  expect(screen.queryByRole('button')).toBeNull();
});

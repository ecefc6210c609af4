import type { SlotProps } from '@academy/shared-auth/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { takeComplaints } from '../testing/setup.ts';
import { Slot } from './slot.tsx';
import { SlotContext, type SlotHost } from './slot-host.ts';

const host: SlotHost = {
  fillersOf: () => ['classes', 'bills'].map((id) => ({ id, label: null })),
  draw: (name, id, props) => <p>{`${name} ${id} ${JSON.stringify(props)}`}</p>,
};
const person = { userId: '7', role: 'student' };

test('a slot outside the shell is empty', async () => {
  const { container } = await renderUi(<Slot name="person.summary" props={person} />);
  expect(container.textContent).toBe('');
});

test('each filler of a slot gets its props, and a page may draw one alone', async () => {
  const { container } = await renderUi(
    <SlotContext value={host}>
      <Slot name="person.summary" props={person} />
      <Slot name="person.tab" props={person} only="bills" />
    </SlotContext>,
  );
  const props = JSON.stringify(person);
  const drawn = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(drawn).toEqual([
    `person.summary classes ${props}`,
    `person.summary bills ${props}`,
    `person.tab bills ${props}`,
  ]);
});

test('wrong props are reported, and the fillers are drawn', async () => {
  const wrong = { userId: 7, role: 'student' } as unknown as SlotProps<'person.summary'>;
  await renderUi(
    <SlotContext value={host}>
      <Slot name="person.summary" props={wrong} />
    </SlotContext>,
  );
  expect(screen.getByText(/person.summary classes/)).toBeDefined();
  expect(takeComplaints()).toEqual([[expect.stringContaining('The slot person.summary gets wrong props: userId')]]);
});

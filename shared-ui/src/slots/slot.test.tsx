import type { SlotProps } from '@academy/shared-auth/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeComplaints } from '../testing/complaints.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Slot, useSlotFillers } from './slot.tsx';
import { SlotContext, type SlotHost } from './slot-host.ts';

const host: SlotHost = {
  fillersOf: () => ['classes', 'bills'].map((id) => ({ id, label: null })),
  draw: (name, id, props) => <p>{`${name} ${id} ${JSON.stringify(props)}`}</p>,
};
const person = { userId: '7', role: 'student' };

test('a slot outside of the shell is empty', async () => {
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

test('a slot filler for other values of the props is not shown, and its label is not listed', async () => {
  const fillers = [
    { id: 'classes', label: null, when: { role: ['student', 'teacher'] } },
    { id: 'bills', label: null, when: { role: ['guest'] } },
  ];
  const Labels = () => useSlotFillers('person.tab', person).map(({ id }) => <b key={id}>{id}</b>);
  const { container } = await renderUi(
    <SlotContext value={{ ...host, fillersOf: () => fillers }}>
      <Slot name="person.tab" props={person} />
      <Labels />
    </SlotContext>,
  );
  expect([...container.querySelectorAll('p, b')].map(({ textContent }) => textContent)).toEqual([
    `person.tab classes ${JSON.stringify(person)}`,
    'classes',
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

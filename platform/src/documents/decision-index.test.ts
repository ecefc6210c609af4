import { expect, it } from 'vitest';
import { topics, withDecisionIndex } from './decision-index.ts';

const decisions: Record<string, string> = {
  'docs/adr/0001-shelves.md': '# 1. Books stand on shelves\n\n2026-11-21 · money · accepted\n',
  'docs/adr/0002-rooms.md': '# 2. Shelves stand in rooms\n\n2026-11-22 · money · accepted\n',
};
const made = (readme: string) => withDecisionIndex(readme, Object.keys(decisions), (file) => decisions[file] ?? '');

it('the index has each decision by number below the heading of its topic, and keeps what stands before it', () => {
  const text = made('# Decisions\n\nAbout them.\n\n## By topic\n\n- a former line\n');
  expect(text).toContain('# Decisions\n\nAbout them.\n\n## By topic\n');
  expect(text).not.toContain('a former line');
  expect(text).toContain(
    `\`money\`: ${topics.money?.[1]}\n\n- [1. Books stand on shelves](0001-shelves.md)\n- [2. Shelves stand in rooms](0002-rooms.md)\n`,
  );
  expect(made(text)).toBe(text);
});

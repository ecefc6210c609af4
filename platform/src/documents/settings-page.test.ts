import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Chapters, settingsPage } from './settings-page.ts';

const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1'),
);
const port = v.pipe(v.string(), v.transform(Number), v.minValue(0), v.maxValue(65_535));

const rowsOf = (settings: Chapters[string]) =>
  settingsPage({ Chapter: settings })
    .split('\n')
    .filter((line) => line.startsWith('| `') && Object.keys(settings).some((name) => line.includes(name)));

it('a setting has its values, its default and its meaning from the schema', () => {
  const settings = {
    A_PORT: v.pipe(v.optional(port, '3000'), v.metadata({ meaning: 'Where it listens.' })),
    A_FLAG: v.pipe(v.optional(flag, '0'), v.metadata({ meaning: 'Whether.' })),
    A_KIND: v.pipe(v.optional(v.picklist(['on', 'off'])), v.metadata({ meaning: 'Which.', standard: 'on in tests' })),
    A_SITE: v.pipe(v.optional(v.pipe(v.string(), v.url())), v.metadata({ meaning: 'Where it is.' })),
    A_TOKEN: v.pipe(
      v.optional(v.pipe(v.pipe(v.string(), v.minLength(1)), v.minLength(16))),
      v.metadata({ meaning: 'Whose.' }),
    ),
    A_NAME: v.pipe(v.optional(v.string()), v.metadata({ meaning: 'What it is called.' })),
  };
  expect(rowsOf(settings as Chapters[string])).toEqual([
    '| `A_PORT` | 0 to 65,535 | 3000 | Where it listens. |',
    '| `A_FLAG` | `0` or `1` | 0 | Whether. |',
    '| `A_KIND` | `on`, `off` | on in tests | Which. |',
    '| `A_SITE` | an address |  | Where it is. |',
    '| `A_TOKEN` | a text of 16 characters or more |  | Whose. |',
    '| `A_NAME` | a text |  | What it is called. |',
  ]);
});

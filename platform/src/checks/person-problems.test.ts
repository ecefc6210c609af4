import { expect, it } from 'vitest';
import { personProblems } from './person-problems.ts';

it.each([
  ['كتب {{teacher}} التقرير', 1],
  ['قبله {{name}}، ونُقلت الحصة', 1],
  ['يقدم ⁨{{substitute}}⁩ حصة', 1],
  ['⁨{{teacher}}⁩ غائب: أُلغيت الحصة', 1],
  ['{{name}} كتب تعليقًا', 1],
  ['للطالب {{student}} مع المعلم', 1],
  ['مع المعلم ⁨{{teacher}}⁩', 1],
  ['قبل {{name}} بيوم', 0],
  ['التقرير بقلم {{teacher}}', 0],
  ['غياب {{teacher}}: أُلغيت الحصة', 0],
  ['معلم {{student}}: {{teacher}}', 0],
  ['كتب {{count}} صفحات', 0],
])('no word with a gender stands beside a name: %s', (text, problems) => {
  expect(personProblems(text)).toHaveLength(problems);
});

import { expect, test } from 'vitest';
import { documents, fileProblem, officeDocuments } from './file-rules.ts';

const aFile = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  ['plan.pdf', 'application/octet-stream', documents, null],
  ['plan.pdf', '', documents, null],
  ['unnamed', 'application/pdf', documents, null],
  ['lesson.pptx', 'application/octet-stream', officeDocuments, null],
  ['lesson.pptx', 'application/octet-stream', documents, 'type'],
  ['notes.txt', 'text/plain', officeDocuments, 'office'],
] as const)('%s of type "%s" is also judged by its name', (name, type, rules, problem) => {
  expect(fileProblem(aFile(name, type), rules)).toBe(problem);
});

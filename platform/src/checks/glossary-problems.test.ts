import { expect, it } from 'vitest';
import { avoidedWords, glossaryProblems } from './glossary-problems.ts';

const glossary = `# Glossary

## The domain

| word | meaning | Arabic | not |
| --- | --- | --- | --- |
| relative | a parent of a student | قريب | \`kin\` |

## The code

| word | meaning | not |
| --- | --- | --- |
| reject, \`errorOf\` | what a call does with bad input | \`refuse\`, refusal |
| response | what a call returns | \`answer\` |
`;

const problemsOf = (source: string, exceptions = {}, file = 'api/src/list-posts.ts') =>
  glossaryProblems(glossary, exceptions, [file], () => source);

it("the words in backticks in the last column of the code's table are avoided", () => {
  expect(avoidedWords(glossary)).toEqual([
    { word: 'refuse', instead: 'reject, `errorOf`' },
    { word: 'answer', instead: 'response' },
  ]);
});

it.each([
  ['a function', 'export function refuseTaken() {}'],
  ['a constant', 'const REFUSED_FILES = 1;'],
  ['a property', 'interface Call { answers: string }'],
  ['a parameter', 'const list = (firstAnswer: string) => 1;'],
  ['a private field', 'class Call { #answer = 1 }'],
  ['a type', 'type Answering = 1;'],
  ['a value in a template', 'const text = `https://a \x24{answerOf({ a })} b`;'],
])('the name of %s with an avoided word is rejected', (_what, source) => {
  expect(problemsOf(source)).toHaveLength(1);
});

it('a file with an avoided word in its name is rejected', () => {
  expect(problemsOf('', {}, 'api/src/answer-asset.ts')).toEqual([
    'api/src/answer-asset.ts: the file name answer-asset: not "answer", but response (docs/glossary.md)',
  ]);
});

it.each([
  ['comments', '// the answer\n/* an answer */ const a = 1;'],
  ['strings', `const a = 'answer', b = "answer";`],
  ['templates', 'const a = `https://answer \x24{{ b }} answer`; const c = `answer`;'],
  ['regular expressions', 'const a = /answer/.test(b);'],
  ['names of the wire', 'const a = b.answer_id;'],
  ['other words', 'const answerable = refusalOf(a);'],
])('an avoided word is allowed in %s', (_what, source) => {
  expect(problemsOf(source)).toEqual([]);
});

it('an exception allows only its exact name', () => {
  expect(problemsOf('const answer = 1;', { answer: 'questions and answers' })).toEqual([]);
  expect(problemsOf('const answerOf = 1;', { answer: 'questions and answers' })).toHaveLength(1);
});

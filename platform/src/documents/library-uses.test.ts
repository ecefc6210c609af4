import { expect, it } from 'vitest';
import { withLibraryUses } from './library-uses.ts';

const sources: Record<string, string> = {
  'mf-museum/src/halls.tsx': "import { useState } from 'react';\nimport { Link } from 'react-router-dom';\n",
  'mf-museum/src/halls.test.tsx': "import { act } from 'react';\n",
  'shell/src/app.tsx': "import { createRoot } from 'react-dom/client';\nimport { useState } from 'react';\n",
  'platform/src/build/rspack.ts': "import { rspack } from '@rspack/core';\nconst later = import('@rspack/core');\n",
};
const head =
  '# Libraries\n\n## Where each library is used at run time\n\n| library | where | files | in remotes |\n| --- | --- | --- | --- |\n';

it('the table says how many files import a library, and how many of them are in remotes', () => {
  const lines = [
    '| react, react-dom | everything | 90 | 90 |',
    '| react-router-dom | addresses |',
    '| rspack | builds | 0 | 0 |',
    '',
  ];
  const read = (file: string) => sources[file] ?? '';
  expect(withLibraryUses(head + lines.join('\n'), Object.keys(sources), read)).toBe(
    `${head}${['| react, react-dom | everything | 2 | 1 |', '| react-router-dom | addresses | 1 | 1 |', '| rspack | builds | 1 | 0 |', ''].join('\n')}`,
  );
});

it('a number is written anew, with two digits, only where it is far off', () => {
  const files = Array.from({ length: 1234 }, (_, index) => `mf-museum/src/${index}.ts`);
  const read = () => "import ky from 'ky';";
  const rewritten = (line: string) => withLibraryUses(`${head}${line}\n`, files, read).split('\n').at(-2);
  expect(rewritten('| ky | calls | 1,000 | 1,150 |')).toBe('| ky | calls | 1,200 | 1,150 |');
  expect(rewritten('| quill | posts | 2 | 0 |')).toBe('| quill | posts | 0 | 0 |');
});

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
    '| react, react-dom | everything | 9 | 9 |',
    '| react-router-dom | addresses |',
    '| rspack | builds | 0 | 0 |',
    '',
  ];
  const read = (file: string) => sources[file] ?? '';
  expect(withLibraryUses(head + lines.join('\n'), Object.keys(sources), read)).toBe(
    `${head}${['| react, react-dom | everything | 2 | 1 |', '| react-router-dom | addresses | 1 | 1 |', '| rspack | builds | 1 | 0 |', ''].join('\n')}`,
  );
});

it('counts are rounded to two digits', () => {
  const files = Array.from({ length: 1234 }, (_, index) => `mf-museum/src/${index}.ts`);
  const text = withLibraryUses(`${head}| ky | calls |\n`, files, () => "import ky from 'ky';");
  expect(text).toContain('| ky | calls | 1,200 | 1,200 |');
});

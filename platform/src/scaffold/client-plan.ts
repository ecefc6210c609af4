import { callOf, type NewCall } from './endpoint-call.ts';
import type { FileChanges } from './file-changes.ts';
import type { Ground } from './ground.ts';
import { camel, inOrder, sentence } from './names.ts';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const clientImports = ["import { http } from '@academy/shared-auth';", "import * as v from 'valibot';"];

function clientText(call: NewCall): string {
  const name = camel(call.verb);
  const row = 'v.object({ id: v.string() })';
  const path = call.path.slice(1).replace(':id', `\${encodeURIComponent(id)}`);
  const address = call.isOfOne ? `\`${path}\`` : `'${path}'`;
  return `
/** What this remote reads of the response: fields that it does not show are not in it. */
const ${name}Schema = v.object({ data: ${call.isList ? `v.array(${row})` : row} });

export const ${name} = (${call.isOfOne ? 'id: string' : ''}) => http.${call.method}(${address}).json(${name}Schema);
`;
}

const testImports = (name: string, file: string) => [
  "import { sharedTestApi } from '@academy/api/testing';",
  "import { someone, useApi } from '@academy/shared-auth/contract-testing';",
  "import { expect, test } from 'vitest';",
  `import { ${name} } from './${file}';`,
];

const testText = (call: NewCall) => `
test('the response of ${callOf(call)} is read', async () => {
  (await someone(api, 'student')).signIn();
  expect(await ${camel(call.verb)}(${call.isOfOne ? "'7'" : ''})).toHaveProperty('data');
});
`;

/** Appends to a file, with the imports that it lacks; a new one starts with `head`. */
function append(changes: FileChanges, file: string, head: string, imports: string[], text: string): void {
  if (!changes.exists(file)) changes.create(file, head);
  changes.edit(file, (before) => {
    const [first = '', ...rest] = before.split('\n');
    const missing = imports.filter((line) => !before.includes(line));
    const lines = first.startsWith('//') ? [first, ...missing, ...rest] : [...missing, first, ...rest];
    return `${lines.join('\n')}${text}`;
  });
}

/** What a remote needs for the call: a request with the schema of its response, and its test against the API. */
export function planClient(changes: FileChanges, { remote, source }: Ground, call: NewCall): void {
  const file = `${call.module}.ts`;
  const [client, test] = [`${source}/api/${file}`, `${source}/api/${call.module}.contract.test.ts`];
  append(changes, client, '', clientImports, clientText(call));
  const head = '// @vitest-environment node\n\nconst api = await useApi(sharedTestApi);\n';
  append(changes, test, head, testImports(camel(call.verb), file), testText(call));
  changes.editJson<Package>(`${remote}/package.json`, (content) => ({
    ...content,
    dependencies: inOrder({ ...content.dependencies, valibot: 'catalog:' }),
    devDependencies: inOrder({ ...content.devDependencies, '@academy/api': 'workspace:*' }),
  }));
}

export const clientWords = ({ remote, source }: Ground, { module, verb }: NewCall): string[] => [
  `${sentence(verb)} from ${remote}: ${source}/api/${module}.ts; name what the remote shows, and it is read.`,
  `Test both sides: pnpm unit --project ${remote} ${source}/api.`,
];

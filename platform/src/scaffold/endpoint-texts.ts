import { callOf, type NewCall, paramsName, responseName, statusOf } from './endpoint-call.ts';
import { camel, sentence } from './names.ts';

/** The base of the API's modules, by the name in their imports. */
const BASE = '#base';

export function verbText(call: NewCall): string {
  const { verb, isOfOne, isList } = call;
  const id = isOfOne ? 'String(id)' : 'String(ctx.viewer.userId)';
  const takes = isOfOne ? '{ id }: { ctx: ViewerCtx; id: number }' : '{ ctx }: { ctx: ViewerCtx }';
  return `import type { ViewerCtx } from '${BASE}/http/ctx.ts';

/** ${sentence(verb)}. Stands in for the statement, until the module has a table. */
export async function ${camel(verb)}(${takes}) {
  return { data: ${isList ? `[{ id: ${id} }]` : `{ id: ${id} }`} };
}
`;
}

export function testText(call: NewCall): string {
  const { verb, method, path, isOfOne, isList } = call;
  const row = isOfOne ? `{ id: '7' }` : '{ id: String(student.id) }';
  return `import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('${sentence(verb).toLowerCase()} is for everybody who is signed in', async () => {
  const student = await api.buildUser({ role: 'student' });
  const response = await api.request('${method}', '/api${path.replace(':id', '7')}', { token: await api.tokenFor(student) });
  expect(response.status).toBe(${statusOf(call)});
  expect(await response.json()).toEqual({ data: ${isList ? `[${row}]` : row} });
});
`;
}

export const emptySchema = `import * as v from 'valibot';\n`;

/** The additions to the schema file, with their import. */
export function schemaTexts(call: NewCall): { import: string; text: string } {
  const row = 'v.object({ id: v.string() })';
  const response = `\nexport const ${responseName(call)} = v.object({ data: ${call.isList ? `v.array(${row})` : row} });\n`;
  return call.isOfOne
    ? {
        import: `import { idParams } from '${BASE}/http/fields.ts';\n`,
        text: `\nexport const ${paramsName(call)} = idParams;${response}`,
      }
    : { import: '', text: response };
}

export const emptyRoutes = ({ module }: NewCall): string => `import { endpoint } from '${BASE}/http/endpoint.ts';
import * as schema from './${module}.schema.ts';

export const ${camel(module)}Endpoints = [];
`;

export const moduleText = (module: string): string => `import { defineModule } from '#define-module.ts';
import { ${camel(module)}Endpoints } from './${module}.routes.ts';

export const ${camel(module)}Module = defineModule('${module}', {
  above: [],
  endpoints: ${camel(module)}Endpoints,
});
`;

/** The declaration of the call; \`schemas\` is the prefix of its schemas' names. */
export function declarationText(call: NewCall, constant: string, schemas: string): string {
  const { module, verb, method, path, isOfOne } = call;
  const status = statusOf(call) === 200 ? '' : `status: ${statusOf(call)}, `;
  return `const ${constant} = endpoint({
  method: '${method}',
  path: '${path}',
  tag: '${sentence(module)}',
  summary: '${sentence(verb)}',
  access: 'session',${isOfOne ? `\n  params: ${schemas}${paramsName(call)},` : ''}
  response: { ${status}schema: ${schemas}${responseName(call)} },
  handle: (ctx${isOfOne ? ', { params }' : ''}) => ${camel(verb)}({ ctx${isOfOne ? ', id: params.id' : ''} }),
});

`;
}

export const requestText = (call: NewCall): string =>
  `\n  '${callOf(call)}': () => (${call.isOfOne ? `{ path: '${call.path.replace(':id', '7')}' }` : '{}'}),`;

export const areaText = ({
  module,
}: NewCall): string => `import type { RequestBuilders } from './permission-matrix.fixtures.ts';

export const ${camel(module)}Requests: RequestBuilders = {};

export const ${camel(module)}Rows = \`\`;
`;

/** The row of the permission matrix: open to every signed-in user. */
export function matrixRow(call: NewCall, viewers: number): string {
  const statuses = ['401', ...Array.from({ length: viewers - 1 }, () => statusOf(call))].join(' ');
  return `\n  ${call.method.padEnd(6)} ${call.path.padEnd(23)} any           ${statuses}`;
}

import { camel, sentence } from './names.ts';

function verbFile(verb: string): string {
  return `import type { ReaderCtx } from '#base/http/ctx.ts';

/** ${sentence(verb)}: scope first, then one transaction with the audit line inside it. */
export async function ${camel(verb)}({ ctx }: { ctx: ReaderCtx }): Promise<{ data: { id: string } }> {
  return { data: { id: String(ctx.reader.userId) } };
}
`;
}

function endpointFile(module: string, verb: string): string {
  return `import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { ${camel(verb)} } from './${verb}.ts';

export const ${camel(verb)}Endpoint = endpoint({
  method: 'get',
  path: '/${verb}',
  tag: '${sentence(module)}',
  summary: '${sentence(verb)}',
  access: 'session',
  answer: { schema: v.object({ data: v.object({ id: v.string() }) }) },
  handle: (ctx) => ${camel(verb)}({ ctx }),
});
`;
}

function testFile(verb: string): string {
  return `import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

describe('${sentence(verb).toLowerCase()}', () => {
  it('needs a session', async () => {
    expect((await api.request('get', '/api/${verb}')).status).toBe(401);
  });

  it('answers who asked', async () => {
    const student = await api.buildUser({ role: 'student' });
    const answer = await api.request('get', '/api/${verb}', { token: await api.tokenFor(student) });
    expect(await answer.json()).toEqual({ data: { id: String(student.id) } });
  });
});
`;
}

/** The files of a new call, by path below its module's folder. */
export function endpointFiles(module: string, verb: string): Record<string, string> {
  return {
    [`${verb}.ts`]: verbFile(verb),
    [`${verb}.endpoint.ts`]: endpointFile(module, verb),
    [`${verb}.test.ts`]: testFile(verb),
  };
}

/** What makes the call one of the API's: an import, and an entry in the list of all. */
export function endpointRegistration(module: string, verb: string): { import: string; entry: string } {
  return {
    import: `import { ${camel(verb)}Endpoint } from '#modules/${module}/${verb}.endpoint.ts';\n`,
    entry: `\n  ${camel(verb)}Endpoint,`,
  };
}

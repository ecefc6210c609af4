import { describe, expect, it } from 'vitest';
import { moduleProblems } from './module-problems.ts';

const declared = (name: string, ...above: string[]) =>
  `export const ${name}Module = defineModule('${name}', {\n  above: [${above.map((each) => `'${each}'`).join(', ')}],\n});`;
const rooms: Record<string, string> = { identity: 'accounts', people: 'people', posts: 'timeline', chat: 'messaging' };
const listed = (
  ...names: string[]
) => `${names.map((name) => `import { ${name}Module } from '#modules/${rooms[name]}/${name}/module.ts';`).join('\n')}
export const modules: readonly Module[] = [\n${names.map((name) => `  ${name}Module,\n`).join('')}];`;

const sound: Record<string, string> = {
  'base/database/sql.ts': `export const sql = 1;`,
  'base/base.table.ts': `export const files = pgTable('stored_files', {});`,
  'modules/accounts/identity/identity.table.ts': `export const users = pgTable(\n  'users', {});`,
  'modules/accounts/identity/names.ts': `import { sql } from '#base/database/sql.ts';\nexport const nameOf = \`(select name from users)\`;`,
  'modules/people/people/people.ts': `import { nameOf } from '#modules/accounts/identity/names.ts';\nexport const text = \`select \${nameOf}\`;`,
  'modules/timeline/posts/posts.table.ts': `import { users } from '#modules/accounts/identity/identity.table.ts';\nexport const posts = pgTable('posts', {});`,
  'modules/timeline/posts/list-posts.ts': `import { posts } from './posts.table.ts';\nconst text = 'select * from posts';`,
  'modules/messaging/chat/chat.ts': `import { text } from '#modules/people/people/people.ts';`,
  'modules/accounts/identity/module.ts': declared('identity'),
  'modules/people/people/module.ts': declared('people', 'identity'),
  'modules/timeline/posts/module.ts': declared('posts', 'identity'),
  'modules/messaging/chat/module.ts': declared('chat', 'people'),
  'modules.ts': listed('identity', 'people', 'posts', 'chat'),
  'sandboxes/stripe/sandbox.table.ts': `export const objects = pgTable('sandbox_objects', {});`,
  'sandboxes/stripe/stripe.ts': `import { objects } from './sandbox.table.ts';\nconst text = 'select * from sandbox_objects';`,
  'sandboxes/zoom/zoom.ts': `import { sql } from '#base/database/sql.ts';`,
  'providers/open-payments.ts': `import { text } from '#sandboxes/stripe/stripe.ts';`,
  'compose.ts': `import { open } from '#providers/open-payments.ts';`,
};

const problemsWith = (change: Record<string, string>) => {
  const files = { ...sound, ...change };
  return moduleProblems({ files: Object.keys(files), read: (file) => files[file] ?? '' });
};

describe('the layers of the API', () => {
  it('layers are valid if imports go down and statements name own tables', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('the layers of the API reject an import that goes up', () => {
    expect(
      problemsWith({ 'modules/accounts/identity/up.ts': `import { text } from '#modules/people/people/people.ts';` }),
    ).toEqual([
      'modules/accounts/identity/up.ts imports modules/people/people/people.ts: identity does not stand on people',
    ]);
  });

  it('the check of layers rejects an import of a sibling module', () => {
    expect(
      problemsWith({
        'modules/messaging/chat/beside.ts': `import type { P } from '../../timeline/posts/list-posts.ts';`,
      }),
    ).toEqual([
      'modules/messaging/chat/beside.ts imports modules/timeline/posts/list-posts.ts: chat does not stand on posts',
    ]);
  });

  it.each([
    ['base/pay.ts', '#sandboxes/stripe/stripe.ts', 'the base knows no sandbox'],
    ['base/pay.ts', '#providers/open-payments.ts', 'the base does not choose providers'],
    ['modules/messaging/chat/pay.ts', '#sandboxes/stripe/stripe.ts', 'a module knows no sandbox'],
    ['modules/messaging/chat/pay.ts', '#providers/open-payments.ts', 'a module does not choose providers'],
    ['sandboxes/zoom/pay.ts', '#modules/messaging/chat/chat.ts', 'a sandbox knows no module'],
    ['providers/pay.ts', '#modules/messaging/chat/chat.ts', 'providers know no module'],
  ])('the check of modules rejects %s with an import of %s: %s', (file, specifier, reason) => {
    expect(problemsWith({ [file]: `import { x } from '${specifier}';` })).toEqual([
      `${file} imports ${specifier.slice(1)}: ${reason}`,
    ]);
  });

  it.each([
    ['base/pay.ts', 'sandbox_objects', 'sandboxes/stripe'],
    ['modules/messaging/chat/pay.ts', 'sandbox_objects', 'sandboxes/stripe'],
    ['sandboxes/zoom/pay.ts', 'sandbox_objects', 'sandboxes/stripe'],
    ['providers/pay.ts', 'sandbox_objects', 'sandboxes/stripe'],
    ['sandboxes/stripe/pay.ts', 'users', 'identity'],
  ])('the check of modules rejects %s with a statement on %s, a table of %s', (file, table, owner) => {
    expect(problemsWith({ [file]: `const text = 'select * from ${table}';` })).toEqual([
      `${file} names the table ${table}, which ${owner} owns`,
    ]);
  });

  it('the layers of the API reject an import of a module by the base', () => {
    expect(problemsWith({ 'base/up.ts': `import { chat } from '#modules/messaging/chat/chat.ts';` })).toEqual([
      'base/up.ts imports modules/messaging/chat/chat.ts: the base knows no module',
    ]);
  });

  it('a module that does not declare itself is named, and where it is missing', () => {
    expect(problemsWith({ 'modules/library/books/books.ts': 'export const books = 1;' })).toEqual([
      'modules/library/books/module.ts does not declare the module books',
      'modules.ts does not list the module books',
    ]);
  });

  it('a module that is declared under the name of another one is named', () => {
    expect(problemsWith({ 'modules/messaging/chat/module.ts': declared('chats', 'people') })).toContain(
      'modules/messaging/chat/module.ts does not declare the module chat',
    );
  });

  it('a module with the name of one in another room is reported', () => {
    expect(problemsWith({ 'modules/office/chat/module.ts': declared('chat', 'people') })).toContain(
      'modules/office/chat: another room has a module chat too',
    );
  });

  it('a file of a room outside of its modules is reported', () => {
    expect(problemsWith({ 'modules/messaging/words.ts': 'export const words = 1;' })).toContain(
      'modules/messaging/words.ts stands in no module: modules/<room>/<module>/ expected',
    );
  });

  it('the list names a module after all that it stands on', () => {
    expect(problemsWith({ 'modules.ts': listed('identity', 'posts', 'chat', 'people') })).toContain(
      'modules.ts does not list people before chat, which stands on it',
    );
  });

  it('a module may import what its own ground stands on, and nothing beside that', () => {
    const names = {
      'modules/messaging/chat/names.ts': `import { nameOf } from '#modules/accounts/identity/names.ts';`,
    };
    expect(problemsWith(names)).toEqual([]);
    expect(problemsWith({ ...names, 'modules/people/people/module.ts': declared('people') })).toContain(
      'modules/messaging/chat/names.ts imports modules/accounts/identity/names.ts: chat does not stand on identity',
    );
  });

  it('a module does not stand on what it imports nothing of', () => {
    expect(problemsWith({ 'modules/timeline/posts/module.ts': declared('posts', 'identity', 'people') })).toEqual([
      'modules/timeline/posts/module.ts: posts imports nothing of people, so it does not stand on it',
    ]);
  });

  it('only the list imports the declaration of a module', () => {
    expect(
      problemsWith({ 'modules/messaging/chat/all.ts': `import { m } from '#modules/people/people/module.ts';` }),
    ).toEqual(['modules/messaging/chat/all.ts imports modules/people/people/module.ts: only modules.ts does']);
  });

  it('the layers of the API reject a circle of files', () => {
    const circle = {
      'modules/messaging/chat/a.ts': `import { b } from './b.ts';`,
      'modules/messaging/chat/b.ts': `import { a } from './a.ts';`,
    };
    expect(problemsWith(circle)).toEqual([
      'circle of files: modules/messaging/chat/a.ts -> modules/messaging/chat/b.ts -> modules/messaging/chat/a.ts',
    ]);
  });

  it.each([
    'select * from users',
    'select 1 from chats join users on true',
    'update users set a = 1',
    'insert into users values (1)',
    'delete from chats using users where true',
  ])('the layers of the API reject a statement that names the table of another module: %s', (statement) => {
    expect(problemsWith({ 'modules/messaging/chat/foreign.ts': `const text = \`${statement}\`;` })).toEqual([
      'modules/messaging/chat/foreign.ts names the table users, which identity owns',
    ]);
  });

  it('the check of layers rejects a foreign table used for more than a foreign key', () => {
    expect(
      problemsWith({
        'modules/timeline/posts/rows.ts': `import { users } from '#modules/accounts/identity/identity.table.ts';`,
      }),
    ).toEqual([
      'modules/timeline/posts/rows.ts imports modules/accounts/identity/identity.table.ts: use what identity exports of its tables',
    ]);
  });
});

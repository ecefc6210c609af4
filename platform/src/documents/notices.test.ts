import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { notices } from './notices.ts';

const root = mkdtempSync(path.join(tmpdir(), 'academy-notices-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const MIT = 'Permission is hereby granted, free of charge.';

function write(folder: string, manifest: object, licence?: string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  if (licence !== undefined) writeFileSync(path.join(root, folder, 'LICENSE'), licence);
}

it('each shipped package is listed with its copyright holder, under one copy of its licence', () => {
  write('app', { name: 'app', dependencies: { shelf: '1', bare: '1' } });
  write(
    'app/node_modules/shelf',
    { name: 'shelf', license: 'MIT', dependencies: { board: '1' } },
    `Copyright (c) 2020 Amina\n\n${MIT}`,
  );
  write(
    'app/node_modules/shelf/node_modules/board',
    { name: 'board', license: 'MIT' },
    `Copyright (c) 2021 Bilal\n\n"${MIT}"`,
  );
  write('app/node_modules/bare', { name: 'bare', license: 'ISC', author: 'Dawud', devDependencies: { tool: '1' } });
  write('app/node_modules/tool', { name: 'tool', license: 'GPL' });
  const text = notices([path.join(root, 'app')]);
  expect(text).toContain(
    'board 1.0.0 (MIT)\n  Copyright (c) 2021 Bilal\nshelf 1.0.0 (MIT)\n  Copyright (c) 2020 Amina\n',
  );
  expect(text.split(MIT)).toHaveLength(2);
  expect(text).toContain('bare 1.0.0 (ISC)\n  Dawud');
  expect(text).not.toContain('tool');
});

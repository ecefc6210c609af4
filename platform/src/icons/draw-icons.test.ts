import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { drawIcons } from './draw-icons.ts';
import { ICONS } from './icons.ts';

it('the icons are drawn from the page’s mark in their sizes, and a maskable one fills its square', async () => {
  const icons = await drawIcons(readFileSync(path.join(workspaceRoot, 'shell/src/index.html'), 'utf8'));
  expect([...icons.keys()]).toEqual(Object.keys(ICONS));
  for (const [name, { size, isMaskable }] of Object.entries(ICONS)) {
    const image = sharp(icons.get(name));
    const { width, height } = await image.metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3] ?? 255, name).toBe(isMaskable ? 255 : 0);
  }
});

it('a page without a mark is rejected', async () => {
  await expect(drawIcons('<html></html>')).rejects.toThrow('has no icon');
});

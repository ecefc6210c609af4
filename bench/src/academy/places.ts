import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
export const shellDir = path.join(root, 'shell/dist');

import { http, outbox } from '@academy/shared-auth';

const join = (...parts: string[]) => parts.join('/');

export const load = (id: string) => http.get(join('shelves', id)).blob();
export const read = (id: string) => http.get(`shelves/${encodeURIComponent(id)}`).json();
export const client = { http };
export const send = (path: string) => outbox.put({ kind: 'a', target: 'b', path, json: {}, label: '', text: '' });

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { notificationKinds } from './notifications.ts';

const modules = path.join(import.meta.dirname, 'modules');
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const declaring = files.filter((file) => file.endsWith('.notifications.ts'));

it('each kind of notification has its own key', () => {
  const keys = notificationKinds.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('every kind that a module declares is collected', async () => {
  const exported = await Promise.all(declaring.map((file) => import(path.join(modules, file))));
  const declared = exported
    .flatMap((each) => Object.values<Record<string, NotificationKind>>(each))
    .flatMap((kinds) => Object.values(kinds));
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((kind) => !notificationKinds.includes(kind)).map(({ key }) => key)).toEqual([]);
});

it('notification kinds are declared only in <domain>.notifications.ts', () => {
  const elsewhere = files.filter((file) => !declaring.includes(file) && !file.endsWith('.test.ts'));
  const callers = elsewhere.filter((file) =>
    readFileSync(path.join(modules, file), 'utf8').includes(' defineNotification('),
  );
  expect(callers).toEqual([]);
});

it.each(notificationKinds.map((kind) => [kind.key, kind] as const))(
  'notification kind %s has an English message for every count',
  (_, kind) => {
    const params = Object.fromEntries(kind.params.map((name) => [name, `the ${name}`]));
    for (const count of [0, 1, 2, 11]) expect(kind.message(params, count)).toMatch(/^(?!.*(undefined|NaN)).+$/);
  },
);

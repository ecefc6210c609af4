import { belongsTo, type Holder, type RemoteDeclaration } from '@academy/shared-auth/contract';
import { type Academy, ROLES, type Role } from './academy.ts';
import type { Finding } from './report.ts';
import type { Visit } from './seats.ts';

type Route = RemoteDeclaration['routes'][number];

/** The permission that the shell requires for the dashboard. */
const DASHBOARD = 'timeline.read';

/** Whether the shell lets a user with these permissions open a route, by the shell's own rule. */
export function isAdmitted(holder: Holder, { path, access, permissions, roles }: Route): boolean {
  if (access === 'public') return true;
  const inDashboard = /^\/dashboard(\/|$)/.test(path) ? [DASHBOARD] : [];
  return belongsTo(holder, { permissions: [...inDashboard, ...permissions], only: roles });
}

/** The accounts by role, from the API. */
export type Holders = ReadonlyMap<Role, Holder>;

export async function holdersIn(academy: Academy, roles: readonly Role[]): Promise<Holders> {
  return new Map(await Promise.all(roles.map(async (role) => [role, await academy.holderOf(role)] as const)));
}

export const rolesFor = (holders: Holders, route: Route): Role[] =>
  ROLES.filter((role) => {
    const holder = holders.get(role);
    return holder !== undefined && isAdmitted(holder, route);
  });

interface GateOptions {
  routes: readonly Route[];
  holders: Holders;
  academy: Academy;
  visit: Visit;
  step: () => void;
}

/**
 * Checks screens that a role may not open, without a visit to each: the API must respond to their first data, with
 * anything, and the shell must keep the first of them closed.
 */
export async function knockAtGate({ routes, holders, academy, visit, step }: GateOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [role, holder] of holders) {
    const closed = routes.filter((route) => !isAdmitted(holder, route));
    for (const { path, data } of closed) {
      for (const entry of data) {
        const status = await academy.statusOf(role, `/api/${entry}`);
        if (status >= 500)
          findings.push({ probe: 'gate', where: `${path} as ${role}`, text: `/api/${entry} responds ${status}` });
      }
      step();
    }
    const path = closed.map((route) => route.path).find((each) => !each.includes(':'));
    if (path === undefined) continue;
    const heading = await visit({ role, language: 'en' }, async ({ page, go }) => {
      await go(path);
      return page.locator('h1').first().textContent();
    });
    if (!heading?.startsWith('403'))
      findings.push({ probe: 'gate', where: `${path} as ${role}`, text: `the shell shows "${heading}"` });
  }
  return findings;
}

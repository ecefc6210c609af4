import * as v from 'valibot';
import { audiencesResponse, type Package, packagePageSchema, packageResponse } from '#/api/packages.ts';
import { serve } from './server.ts';

/** A package as the API sends it. */
export const aPackage = (about: Partial<Package> & { _id: string }): Package =>
  v.parse(packageResponse.entries.data, {
    title: 'Eight classes',
    titleAr: null,
    classesNum: 8,
    prices: [{ currency: 'USD', amount: 40 }],
    visibleTo: [],
    active: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    may: { update: true, deactivate: true, reactivate: false, delete: true },
    ...about,
  });

/** Serves packages, each of them, and the roles that they can be visible to. */
export function servePackages(packages: Package[]): URLSearchParams[] {
  for (const offer of packages) serve(`packages/${offer._id}`, v.parse(packageResponse, { data: offer }));
  const roles = [
    { id: '91', name: 'student' },
    { id: '92', name: 'guest' },
  ];
  serve('packages/audiences', v.parse(audiencesResponse, { data: roles }));
  return serve('packages', v.parse(packagePageSchema, { data: packages, total: packages.length }));
}

/** What a viewer reads from the API, as the screens do. */
export interface Reading {
  viewer: { id: number; can: (permission: string) => boolean };
  get: (path: string) => Promise<{ status: number; body: Body }>;
  /** The students whom the screens offer: the viewer, and the children of a relative. */
  students: readonly { id: number; relation: 'self' | 'parent' | 'aunt' }[];
  packageId: number;
  /** A day in some weeks. */
  day: string;
  file: () => FormData;
}

// biome-ignore lint/suspicious/noExplicitAny: a body of any call
type Body = any;

/** One button or link as a screen decides about it, and the call behind it. */
export interface Offer {
  name: string;
  /** Why it is not offered; null: it is. */
  reason: string | null;
  call: readonly [method: string, path: string, body?: unknown];
}

/** D170: a button or link of a screen, and the reasons for which its call is rejected that are known before. */
interface Door {
  on: string;
  reasons: readonly string[];
  offers: (reading: Reading) => Promise<Offer[]>;
}

const flag = (may: boolean, reason: string): string | null => (may ? null : reason);

const buy: Door = {
  on: 'child card, packages, checkout',
  reasons: ['not_yours', 'subscribed', 'being_confirmed', 'not_configured'],
  offers: async ({ get, students, packageId }) => {
    const offers: Offer[] = [];
    for (const { id } of students) {
      const { status, body } = await get(`/subscriptions/summary?student_id=${id}`);
      const path = `/subscriptions/one-time/${packageId}?currency=USD&student_id=${id}`;
      offers.push({
        name: `buy ${id}`,
        reason: status === 200 ? body.data.noBuying : 'not_yours',
        call: ['post', path],
      });
    }
    return offers;
  },
};

const manage: Door = {
  on: 'home, child card, packages, invoices, profile',
  reasons: ['not_the_payer'],
  offers: async ({ get }) => {
    const { data } = (await get('/subscriptions/summary')).body;
    const mays: boolean[] = [data.may.manage, ...data.family.map(({ may }: Body) => may.manage)];
    const reason = flag(mays.includes(true), 'not_the_payer');
    return [{ name: 'manage', reason, call: ['get', '/subscriptions/manage?from=home'] }];
  },
};

/** The lists to which the card of a child links, each with the permission by which the card shows the link. */
const lists = [
  [null, (id: number) => `/classes?student_id=${id}`],
  ['calendar.read', (id: number) => `/calendar?from=2026-11-01&to=2026-11-30&student_id=${id}`],
  ['classes.report.read', (id: number) => `/daily-reports?student_id=${id}`],
  ['classes.report.read', (id: number) => `/monthly-reports?student_id=${id}`],
  ['classes.assignments.read', (id: number) => `/assignments?student_id=${id}`],
] as const;
const ofParents = [
  (id: number) => `/students/${id}/statement?from=2026-11-01&to=2026-11-30`,
  (id: number) => `/invoices?student_id=${id}`,
];

const childLinks: Door = {
  on: 'child card',
  reasons: ['no_permission', 'no_parent'],
  offers: async ({ viewer, students }) =>
    students
      .filter(({ relation }) => relation !== 'self')
      .flatMap(({ id, relation }) => [
        ...lists.map(([permission, pathOf]): Offer => {
          const reason = flag(permission === null || viewer.can(permission), 'no_permission');
          return { name: pathOf(id), reason, call: ['get', pathOf(id)] };
        }),
        ...ofParents.flatMap((pathOf): Offer[] =>
          relation === 'parent' ? [{ name: pathOf(id), reason: null, call: ['get', pathOf(id)] }] : [],
        ),
      ]),
};

const ask: Door = {
  on: 'child card, next class, page of a class, list of classes',
  reasons: ['may.request', 'may.requestMove'],
  offers: async ({ get, students }) => {
    const offers: Offer[] = [];
    for (const { id } of students) {
      const { status, body } = await get(`/classes?student_id=${id}&status=scheduled&sort_order=asc`);
      for (const row of status === 200 ? body.data : [])
        offers.push({
          name: `ask about ${row.id}`,
          reason: flag(row.may.request, 'may.request'),
          call: ['post', `/classes/${row.id}/requests`, { kind: 'excuse' }],
        });
    }
    return offers;
  },
};

const withdraw: Door = {
  on: 'home, page of a class',
  reasons: ['may.withdraw'],
  offers: async ({ get }) => {
    const { status, body } = await get('/class-requests?status=open');
    return (status === 200 ? body.data : []).map(
      ({ id, may }: Body): Offer => ({
        name: `withdraw ${id}`,
        reason: flag(may.withdraw, 'may.withdraw'),
        call: ['delete', `/class-requests/${id}`],
      }),
    );
  },
};

/** D136: on a day far enough for the notice, where no hold of the student is. */
const pause: Door = {
  on: 'child card, next class, weekly classes, pauses',
  reasons: ['may.ask'],
  offers: async ({ get, students, day }) => {
    const offers: Offer[] = [];
    for (const { id } of students) {
      const { status, body } = await get(`/students/${id}/holds`);
      const reason = flag(status === 200 && body.may.ask, 'may.ask');
      const call = ['post', `/students/${id}/family-holds`, { from: day, to: day }] as const;
      offers.push({ name: `pause ${id}`, reason, call });
    }
    return offers;
  },
};

const takeBack: Door = {
  on: 'pauses',
  reasons: ['may.takeBack'],
  offers: async ({ get, students }) => {
    const offers: Offer[] = [];
    for (const { id } of students) {
      const { status, body } = await get(`/students/${id}/holds`);
      for (const hold of status === 200 ? body.data : [])
        offers.push({
          name: `take back ${hold.id}`,
          reason: flag(hold.may.takeBack, 'may.takeBack'),
          call: ['delete', `/family-holds/${hold.id}`],
        });
    }
    return offers;
  },
};

const handIn: Door = {
  on: 'page of an assignment',
  reasons: ['may.handIn'],
  offers: async ({ get, file }) => {
    const { status, body } = await get('/assignments');
    return (status === 200 ? body.data : []).map(
      ({ id, may }: Body): Offer => ({
        name: `hand in ${id}`,
        reason: flag(may.handIn, 'may.handIn'),
        call: ['post', `/assignments/${id}/hand-ins`, file()],
      }),
    );
  },
};

/**
 * The order matters: an earlier door makes the request that a later one withdraws. Buttons of objects of staff are walked
 * with their `may` (testing/may).
 */
export const doors: readonly Door[] = [childLinks, buy, manage, ask, withdraw, pause, takeBack, handIn];

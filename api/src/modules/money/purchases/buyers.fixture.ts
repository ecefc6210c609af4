import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** Buyers, and the calls with which they see their purchases. */
export function useBuyers(api: TestApi) {
  const payments = usePayments(api);
  const get = async (person: Person, path: string) =>
    (await api.request('get', `/api${path}`, { token: await api.tokenFor(person) })).json();
  return {
    payments,
    get,
    ledgerOf: (person: Person) =>
      api.deps.database.sql.query<{ delta: number; reason: string }>({
        text: 'select delta, reason from class_ledger where student_id = $1 order by id',
        values: [person.id],
      }),
    summaryOf: async (person: Person) => (await get(person, '/subscriptions/summary')).data,
    packageOf: async (person: Person) => (await get(person, '/profile')).data.user.subscription.package,
    /** The keys of notifications, oldest first. */
    keysOf: async (person: Person): Promise<string[]> =>
      (await get(person, '/notifications?limit=50')).data.map(({ key }: { key: string }) => key).reverse(),
    /** Subscribes a person, and delivers the provider's reports about it. */
    async subscribed(person: Person, card?: string) {
      const packageId = await payments.package();
      const { url, purchase } = await (await payments.start(person, packageId)).json();
      await payments.pay(url, card);
      await payments.deliver();
      return { packageId, purchase };
    },
  };
}

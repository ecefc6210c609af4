import { useHasRole, useSession } from '@academy/shared-auth';
import { PackageCards } from './package-cards.tsx';
import { PackageTable } from './package-table.tsx';

const managing = ['create', 'update', 'delete'].map((action) => `subscriptions.packages.${action}`);

/** Students and guests see the packages on offer, other viewers manage them. */
export default function PackageListPage() {
  const mayBuy = useHasRole('student', 'guest');
  const manages = useSession(({ permissions }) => managing.some((permission) => permissions.has(permission)));
  return mayBuy && !manages ? <PackageCards /> : <PackageTable />;
}

import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { BanknoteIcon, PencilIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Coupon, couponQueries } from '#/api/coupons.ts';
import { places } from '#/components/places.ts';
import { DeleteCouponDialog } from './delete-coupon-dialog.tsx';
import { useCouponColumns } from './use-coupon-columns.ts';

const PAGE_SIZE = 20;

/** D113: the coupons of the academy, with the number of uses of each. */
export default function CouponListPage() {
  const { t } = useTranslation('subscriptions');
  const [deleted, setDeleted] = useState<Coupon | null>(null);
  const mayAdd = useCan('subscriptions.coupons.create');
  const mayEdit = useCan('subscriptions.coupons.update');
  const mayDelete = useCan('subscriptions.coupons.delete');
  const add = mayAdd && (
    <Button asChild>
      <Link to={places.addCoupon}>
        <PlusIcon aria-hidden />
        {t('coupons.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={t('coupons.header')} context={t('coupons.context')} action={add} />
      <ListScreen
        name="coupons"
        label={t('coupons.header')}
        query={couponQueries.list}
        columns={useCouponColumns()}
        search="all"
        perPage={PAGE_SIZE}
        addTo={mayAdd && places.addCoupon}
        rowKey={({ _id }) => _id}
        rowLabel={({ code }) => code}
        rowTo={({ _id }) => (mayEdit ? places.coupon(_id) : null)}
        actions={(coupon) => [
          mayEdit && { label: t('action.edit'), icon: <PencilIcon />, to: places.coupon(coupon._id) },
          mayDelete && {
            label: t('action.delete'),
            icon: <TrashIcon />,
            tone: 'danger' as const,
            onSelect: () => setDeleted(coupon),
          },
        ]}
        csv={{ fileName: 'coupons.csv' }}
        empty={{
          icon: <BanknoteIcon size={22} />,
          title: t('coupons.empty.title'),
          text: t('coupons.empty.text'),
          action: add,
        }}
      />
      {deleted && <DeleteCouponDialog coupon={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}

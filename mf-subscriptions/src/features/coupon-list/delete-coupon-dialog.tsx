import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Coupon, couponQueries, deleteCoupon } from '#/api/coupons.ts';
import { isolated } from '#/components/isolated.ts';

interface DeleteCouponDialogProps {
  coupon: Coupon;
  onClose: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says what stays after a coupon is deleted (D113), and deletes it. */
export function DeleteCouponDialog({ coupon, onClose }: DeleteCouponDialogProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteCoupon(coupon._id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('coupons.delete.done'));
      return client.invalidateQueries({ queryKey: couponQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('coupons.delete.title', { code: isolated(coupon.code) })}
      description={t('coupons.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('coupons.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}

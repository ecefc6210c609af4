/** SQL: deletes expired notifications. $1 now. */
export const expiredNotifications =
  "delete from notifications where created_at <= $1::timestamptz - interval '180 days'";

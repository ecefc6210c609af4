/** SQL: deletes expired deliveries (D81). $1 now. */
export const expiredDeliveries = "delete from deliveries where created_at <= $1::timestamptz - interval '90 days'";

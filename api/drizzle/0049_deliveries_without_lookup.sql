ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_notification_id_notifications_id_fk";

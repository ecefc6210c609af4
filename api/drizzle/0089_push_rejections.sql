-- Until now busy answers of a push service were counted too; from now on only rejections, and five of them remove a device.
update "push_subscriptions" set "failures" = 0 where "failures" > 0;

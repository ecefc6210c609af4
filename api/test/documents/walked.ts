/** The commands that the walk runs, in its order. */
export const walked = {
  migrate: 'npm run migrate',
  migrateInImage: 'node api/dist/migrate.js',
  serve:
    'NODE_ENV=production PUBLIC_URL=https://… DATABASE_URL=postgres://… SMTP_URL=smtps://… MAIL_FROM=… CONTACT_TO=… S3_REGION=… S3_BUCKET=… S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… REMOTES_STORE=s3://releases/live node api/dist/server.js',
  platform: 'pnpm remote platform --shell 1.2.0 --offers shell/dist/offers.json --openapi api/openapi.json',
  deploy: 'pnpm remote deploy <name>',
  apply: 'pnpm remote apply set.json',
  judge: 'pnpm remote platform --shell X.Y.Z --offers shell/dist/offers.json --openapi api/openapi.json --check',
  status: 'pnpm remote status',
  list: 'pnpm remote list',
  log: 'pnpm remote log',
  rollback: 'pnpm remote rollback <name>',
  disable: 'pnpm remote disable <name>',
  restore: 'pnpm remote restore --revision N',
  endProcess: 'select pg_terminate_backend(…)',
} as const;

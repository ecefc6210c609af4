import { Academy } from '../academy.ts';
import { test as base, expect } from '../test.ts';
import { MailServer } from './mail-server.ts';
import { PushService } from './push-service.ts';

interface Reach {
  mailServer: MailServer;
  pushService: PushService;
}

/** An academy for one test, whose mail and push messages go to the test's servers. */
export const test = base.extend<Reach>({
  // biome-ignore lint/correctness/noEmptyPattern: the test library reads the fixture's needs from the pattern
  mailServer: async ({}, use) => {
    const mailServer = await MailServer.open();
    await use(mailServer);
    await mailServer.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pushService: async ({}, use) => {
    const pushService = await PushService.open();
    await use(pushService);
    await pushService.close();
  },
  academy: async ({ mailServer, pushService }, use) => {
    const env = {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Academy <academy@academy.test>',
      PUSH_ORIGINS: pushService.origin,
    };
    const academy = await Academy.open({ env });
    await use(academy);
    await academy.close();
  },
});

export { expect };

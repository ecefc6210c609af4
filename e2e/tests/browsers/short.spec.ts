import { expect } from '../../src/test.ts';
import { engines, isInstalled, test } from '../../src/webdriver/engines.ts';

for (const engine of engines)
  test(`a mother signs in and opens the monthly reports by the menu on a phone in Arabic in ${engine.name}`, async ({
    visit,
  }) => {
    test.skip(!isInstalled(engine), `${engine.name} is not installed`);
    test.slow();
    const phone = await visit(engine, '/auth/signin', { language: 'ar', isPhone: true });
    await phone.type({ css: 'input[type=email], input[name=email]' }, 'parent@academy.test');
    await phone.type({ css: 'input[type=password]' }, 'academy-demo');
    await phone.click({ role: 'button', name: 'تسجيل الدخول', within: 'form' });
    await phone.click({ role: 'button', name: 'المزيد', within: 'nav' });
    await phone.click({ role: 'link', name: 'التقارير الشهرية', within: '[role=dialog]' });
    await phone.see({ role: 'heading', name: 'التقارير الشهرية' });
    expect(await phone.evaluate('return [document.dir, location.pathname]')).toEqual([
      'rtl',
      '/dashboard/classes/monthly-report',
    ]);
    expect(await phone.overflow()).toBe(0);
  });

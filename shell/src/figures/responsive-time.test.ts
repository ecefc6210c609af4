import { expect, it } from 'vitest';
import { pageOf } from '#/testing/page-of-turns.ts';
import { measureResponsive } from './responsive-time.ts';

it('a page that responds counts the time as it passes', async () => {
  const page = pageOf();
  const end = measureResponsive(page);
  await page.pass(1370);
  expect(end()).toBe(1370);
});

it('six seconds of a busy processor count as two turns, whatever was loading', async () => {
  const page = pageOf();
  const end = measureResponsive(page);
  await page.pass(300);
  await page.block(6000);
  await page.pass(150);
  expect(end()).toBe(300 + 200 + 150);
});

it('after its end it takes no more turns', async () => {
  const page = pageOf();
  const end = measureResponsive(page);
  await page.pass(50);
  expect(end()).toBe(50);
  await page.pass(1000);
  expect(page.waiting()).toBe(0);
});

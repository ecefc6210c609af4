/** Processor time of a server since its start, all threads together, in milliseconds. */
export async function cpuOf(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(numbers)?.[1]) * 1000;
}

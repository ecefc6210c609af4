// Reads the first sheet of a workbook; in a thread of its own, for a large one takes seconds.
import { parentPort, workerData } from 'node:worker_threads';
import readSheets from 'read-excel-file/node';

const text = (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));

try {
  const [first] = await readSheets(Buffer.from(workerData));
  parentPort.postMessage({ rows: (first?.data ?? []).map((row) => row.map(text)) });
} catch {
  parentPort.postMessage({ rows: null });
}

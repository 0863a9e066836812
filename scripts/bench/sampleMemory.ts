import { writeFileSync } from 'node:fs'

/** Loaded before the backend by `npm run bench:soak`: at SIGUSR2 it collects garbage and writes what is still held. */
const file = process.env['BENCH_SAMPLE'] ?? ''

process.on('SIGUSR2', () => {
  // Run twice: the second run collects what finalizers released.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, rss, external } = process.memoryUsage()
  writeFileSync(file, JSON.stringify({ heapUsed, rss, external }))
})

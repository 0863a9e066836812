import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ApiError } from '../../http/ApiError'
import type { RasterAnswer, RasterTask } from './RasterTask'

const SCRIPT = join(__dirname, 'rasterThread.cjs')
/** After this long without work the thread ends and gives its memory back. */
const IDLE = 60_000
/** More pictures than this do not wait. */
const WAITING = 64

interface Job {
  readonly task: RasterTask
  resolve(png: Buffer): void
  reject(reason: unknown): void
}

/** Draws SVG as PNG on a thread of its own, one picture after the other. */
export class Rasteriser {
  private worker: Worker | undefined
  private idle: NodeJS.Timeout | undefined
  private readonly jobs: Job[] = []

  /** A PNG of the requested width. Rejects with `tooManyRequests` when too many are queued. */
  draw(task: RasterTask): Promise<Buffer> {
    if (this.jobs.length >= WAITING) return Promise.reject(new ApiError('tooManyRequests'))
    return new Promise((resolve, reject) => {
      this.jobs.push({ task, resolve, reject })
      if (this.jobs.length === 1) this.send()
    })
  }

  /** Ends the thread; pictures that still wait are refused. */
  async stop(): Promise<void> {
    clearTimeout(this.idle)
    const { worker } = this
    this.worker = undefined
    for (const { reject } of this.jobs.splice(0)) reject(new Error('A picture was not drawn: stopped'))
    await worker?.terminate()
  }

  private send(): void {
    clearTimeout(this.idle)
    const [job] = this.jobs
    if (job) {
      this.worker ??= this.start()
      this.worker.ref()
      this.worker.postMessage(job.task)
      return
    }
    // Without work the thread does not hold the process.
    this.worker?.unref()
    this.idle = setTimeout(() => void this.stop(), IDLE).unref()
  }

  private start(): Worker {
    const worker = new Worker(SCRIPT, { execArgv: [] })
    worker.on('message', (answer: RasterAnswer) => {
      if (this.worker === worker) this.settle(answer)
    })
    worker.on('error', (error) => this.drop(worker, String(error)))
    worker.on('exit', () => this.drop(worker, 'The drawing thread ended'))
    return worker
  }

  private drop(worker: Worker, error: string): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.settle({ error })
  }

  private settle(answer: RasterAnswer): void {
    const job = this.jobs.shift()
    if ('png' in answer)
      job?.resolve(Buffer.from(answer.png.buffer, answer.png.byteOffset, answer.png.length))
    else job?.reject(new Error(`A picture was not drawn: ${answer.error}`))
    this.send()
  }
}

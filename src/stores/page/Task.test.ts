import { ApiError } from '@/api'
import { Task } from './Task'

const refusal = new ApiError('save', { kind: 'rejected', status: 400, code: 'A1', msg: '不行' })

describe('work that runs once at a time', () => {
  it('answers its result and says meanwhile that it runs', async () => {
    const task = new Task()
    const running = task.run(
      async () => 'done',
      () => 'failed',
    )
    expect(task.isRunning).toBe(true)
    expect(await task.run(fail, fail)).toBeUndefined()
    expect([await running, task.isRunning]).toEqual(['done', false])
  })

  it('makes of a failed call what the caller says', async () => {
    const task = new Task()
    const msg = await task.run(
      () => Promise.reject(refusal),
      (error) => error.msg,
    )
    expect([msg, task.isRunning]).toEqual(['不行', false])
  })

  it('tells whether it was done', async () => {
    const task = new Task()
    expect(await task.succeeds(async () => undefined)).toBe(true)
    expect(await task.succeeds(() => Promise.reject(refusal))).toBe(false)
  })

  it('lets a mistake of ours go on, and may run again', async () => {
    const task = new Task()
    await expect(task.succeeds(() => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
    expect(await task.succeeds(async () => undefined)).toBe(true)
  })
})

const fail = (): never => {
  throw new Error('must not run')
}

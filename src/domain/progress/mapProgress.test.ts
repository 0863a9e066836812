import { mapProgress } from './mapProgress'

const task = (week: number, isDone = false) => ({ week, isDone })

describe('where a learner stands', () => {
  it('goes on with this week before making up for earlier ones', () => {
    const tasks = [task(0), task(1, true), task(1), task(2)]
    expect(mapProgress(tasks, 1)).toEqual({ behind: 1, ahead: 0, next: tasks[2] })
  })

  it('makes up for the oldest when this week is done, and goes ahead after that', () => {
    const late = [task(0), task(0), task(1, true), task(2, true)]
    expect(mapProgress(late, 1)).toEqual({ behind: 2, ahead: 1, next: late[0] })
    const early = [task(0, true), task(1, true), task(2)]
    expect(mapProgress(early, 1)).toEqual({ behind: 0, ahead: 0, next: early[2] })
  })

  it('has nothing next when all is done', () => {
    expect(mapProgress([task(0, true)], 0)).toEqual({ behind: 0, ahead: 0, next: null })
  })
})

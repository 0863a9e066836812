import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, uidSchema } from '../scalars'

export const joinTask = defineCall({
  id: 'gaoshou.joinTask',
  allows: 'owner',
  method: 'POST',
  path: '/gaoshou/v1/users/{uid}/tasks/{taskId}/students',
  summary:
    'The learner has done a task and takes its award, once however often it is asked; Y40924 before it is done.',
  params: v.object({ uid: uidSchema, taskId: idSchema }),
  response: v.object({
    taskId: v.string(),
    award: countSchema,
    /** All points that tasks gave. */
    points: countSchema,
  }),
})

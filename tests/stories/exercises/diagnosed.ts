import type { KeptSession } from '../../e2e/sessionOf'
import { rightTo, wrongTo } from '../../api/harness/examinee'
import { askAs } from './askAs'

const DEVICE = 'storydev'
export const DIAGNOSED_ATTEMPT = 'diagnosed-strength'

interface Sat {
  readonly questions: readonly { readonly id: string }[]
  readonly isMeasured: boolean
}

/** Gives a learner a strength test of two subjects, two of three answers right; without the app. */
export const diagnose = async (session: KeptSession): Promise<void> => {
  const ask = askAs(session)
  const path = `attempts/${DIAGNOSED_ATTEMPT}`
  const send = (event: object) => {
    const at = Date.now()
    return ask('POST', `${path}/events`, {
      device: DEVICE,
      clock: { sentAt: at, offset: 0 },
      events: [{ ...event, at }],
    })
  }
  let sat = (await ask('PUT', path, {
    kind: 'diagnosis',
    test: 'strength',
    subjects: ['101', '408'],
  })) as Sat
  for (let no = 1; !sat.isMeasured; no += 1) {
    const question = sat.questions[sat.questions.length - 1]?.id ?? ''
    const answer = no % 3 === 0 ? wrongTo(question) : rightTo(question)
    await send({ id: `diagnosed-${no}`, kind: 'answer', question, answer, took: 20_000 + 1000 * no })
    sat = (await ask('GET', path)) as Sat
  }
  await send({ id: 'diagnosed-hand-in', kind: 'handIn' })
  await ask('GET', `${path}/report`)
}

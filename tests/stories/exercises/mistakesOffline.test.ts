import * as v from 'valibot'
import { dueMistakes } from '@/contracts/exercise/mistakes'
import { authored, rightTo } from '../../api/harness/examinee'
import { services } from '../../e2e/harness/Services'
import { freshSession } from '../../e2e/sessionOf'
import { eventually } from '../eventually'
import { story } from '../story'
import { askAs } from './askAs'
import { MISSED_QUESTION, missQuestion } from './mistaken'

/** On H5 a start without a network needs the app's worker: tests/e2e/offlineStart.test.ts. */
story(
  'in flight mode the book of mistakes opens, what is due is solved, and the answer goes up later',
  async (app) => {
    const session = await freshSession(services().backend)
    await missQuestion(session)
    const due = async () => v.parse(dueMistakes.response, await askAs(session)('GET', 'due-mistakes'))
    const [card] = await due()
    const stem = (authored.get(MISSED_QUESTION)?.stem ?? '').slice(0, 10)
    await app.keepLogin(session)
    await app.open('/exercises/mistake-book')
    await app.sees(stem)
    await app.open('/exercises/wrong-topic')
    await app.sees('重做 1 题')
    await app.weapp.restingText()
    await app.cutNetwork()
    await app.relaunch('/exercises/mistake-book')
    await app.sees(stem)
    await app.relaunch('/exercises/wrong-topic')
    await app.tap('重做 1 题')
    await app.sees(stem)
    const right = rightTo(MISSED_QUESTION)
    const place = card?.question.options.findIndex(({ no }) => right.type === 'single' && no === right.option)
    await app.tap('ABCD'.charAt(place ?? 0))
    await app.tap('提交答案')
    await app.tap('会了，下一题')
    await app.sees('重做了 1 题，做对 1 题')
    await app.relaunch('/exercises/wrong-topic')
    await app.sees('今天没有到期的')
    expect(await due()).toHaveLength(1)
    await app.restoreNetwork()
    await eventually(
      async () => ((await due()).length === 0 ? true : null),
      async () => 'the backend does not have the answer',
    )
  },
  { only: 'weapp', allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)

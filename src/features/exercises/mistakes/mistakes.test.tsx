import { fireEvent, screen } from '@testing-library/react'
import {
  answers,
  mistakeOf,
  pageOf,
  SEND,
  single,
  summary,
  users,
} from '../../../../tests/builders/mistakeSamples'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { copied } from '@/platform/clipboard'
import { printed } from '@/platform/paper'
import { givenFile } from '@/platform/textFile'
import { MistakeBookView } from '../pages/mistake-book/MistakeBookView'
import { MistakeDetailView } from '../pages/mistake-detail/MistakeDetailView'
import { MistakeExerciseView } from '../pages/mistake-exercise/MistakeExerciseView'
import { WrongTopicView } from '../pages/wrong-topic/WrongTopicView'

installExercises()
beforeEach(() => {
  Object.assign(printed, { takes: true, html: undefined })
  Object.assign(givenFile, { takes: true, name: undefined, text: undefined })
})

describe('/exercises/wrong-topic', () => {
  it('tells what is due, and leads to a point, a cause and the redo', async () => {
    const { visits } = await open(<WrongTopicView />, 'exercisesWrongTopic', {}, { more: answers })
    expect(screen.getByText('思想政治理论 · 今天 2 题')).toBeTruthy()
    fireEvent.click(screen.getByText('唯物论'))
    await arrive(1000)
    fireEvent.click(screen.getByText('概念'))
    await arrive(1000)
    await press('mistakes-solve')
    expect(visits).toEqual([
      `push /exercises/mistake-book?subject=101&point=${encodeURIComponent('唯物论')}`,
      'push /exercises/mistake-book?cause=concept',
      'push /exercises/mistake-exercise',
    ])
  })

  it('without mistakes says how they come here, and a failure can be asked again', async () => {
    const none = { ...summary, open: 0, due: 0, mastered: 0, subjects: [], causes: [] }
    const empty = await open(
      <WrongTopicView />,
      'exercisesWrongTopic',
      {},
      { more: { [`GET ${users}/mistake-summary`]: ok(none) } },
    )
    await press('empty-action')
    expect(empty.visits).toEqual(['push /exercises/brush-topic'])
  })
})

describe('/exercises/mistake-book', () => {
  it('lists by what is chosen, and leads to a question', async () => {
    const { network, visits } = await open(
      <MistakeBookView />,
      'exercisesMistakeBook',
      { cause: 'concept' },
      { more: answers },
    )
    expect(screen.getByText('题干 q-single')).toBeTruthy()
    expect(screen.getAllByText(/答错 · 错过 2 次 · 今天到期/)).toHaveLength(2)
    await press('segment-mastered')
    const asked = network.requests.filter(({ url }) => url.includes('/mistakes?'))
    expect(asked.map(({ url }) => url.split('?')[1]?.split('&').sort())).toEqual([
      ['cause=concept', 'page=1', 'size=20', 'state=open'],
      ['cause=concept', 'page=1', 'size=20', 'state=mastered'],
    ])
    await press('mistake-q-single')
    expect(visits).toEqual(['push /exercises/mistake-detail?question=q-single'])
  })

  it('that nothing has come into leads to practice, without filters and prints', async () => {
    const none = { ...summary, open: 0, due: 0, mastered: 0, subjects: [], causes: [] }
    const more = {
      ...answers,
      [`GET ${users}/mistake-summary`]: ok(none),
      [`GET ${users}/mistakes`]: pageOf([]),
    }
    const { visits } = await open(<MistakeBookView />, 'exercisesMistakeBook', {}, { more })
    expect(screen.queryByTestId('mistakes-print')).toBeNull()
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/brush-topic'])
  })

  it('is printed with solutions behind, and what a question says is no markup', async () => {
    const odd = mistakeOf('q-single', { note: '<b>a & b</b>' })
    const more = { ...answers, [`GET ${users}/mistake-sheet`]: pageOf([odd]) }
    await open(<MistakeBookView />, 'exercisesMistakeBook', {}, { more })
    await press('mistakes-print')
    const html = printed.html ?? ''
    expect(html).toContain('笔记：&lt;b&gt;a &amp; b&lt;/b&gt;')
    expect(html.indexOf('答案：C')).toBeGreaterThan(html.indexOf('题干 q-single'))
    expect(html).toContain('@page{size:A4')
  })

  it('is offered for print only where there is a printer', async () => {
    printed.takes = false
    await open(<MistakeBookView />, 'exercisesMistakeBook', {}, { more: answers })
    printed.takes = true
    expect(screen.queryByTestId('mistakes-print')).toBeNull()
  })

  it('becomes a file, or text where there are no files', async () => {
    await open(<MistakeBookView />, 'exercisesMistakeBook', {}, { more: answers })
    await press('mistakes-save')
    expect([givenFile.name, givenFile.text?.includes('题干 q-writing')]).toEqual(['研途错题本.html', true])
    givenFile.takes = false
    await press('mistakes-save')
    expect(copied.text).toContain('1.【单选题】题干 q-single\nA. 甲')
  })

  it('says when there is nothing to take along', async () => {
    const more = { ...answers, [`GET ${users}/mistake-sheet`]: pageOf([]) }
    const { stores } = await open(<MistakeBookView />, 'exercisesMistakeBook', {}, { more })
    await press('mistakes-print')
    expect([stores.ui.toast?.text, printed.html]).toEqual(['没有可以导出的错题', undefined])
  })
})

describe('/exercises/mistake-detail', () => {
  const given = { question: 'q-single' }

  it('shows key and own answer, and keeps cause and note', async () => {
    const saved = { ...single, cause: 'reading' as const }
    const more = { ...answers, [`PUT ${users}/mistakes/q-single/note`]: ok(saved) }
    const { network } = await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more })
    expect(screen.getByText('正确答案：C')).toBeTruthy()
    expect(screen.getByText('你的答案：A')).toBeTruthy()
    fireEvent.input(screen.getByTestId('mistake-note'), { target: { value: '看清题' } })
    await press('choice-reading')
    await press('mistake-save')
    const puts = network.requests.filter(({ method }) => method === 'PUT')
    expect(puts.map(bodyOf)).toEqual([{ cause: 'reading' }, { note: '看清题', over: [''] }])
    expect(screen.getByTestId('choice-reading').getAttribute('aria-checked')).toBe('true')
  })

  it('what is typed while a note is sent stays, to be saved too', async () => {
    const held: (() => void)[] = []
    const more = {
      ...answers,
      [`PUT ${users}/mistakes/q-single/note`]: () =>
        new Promise<ReturnType<typeof saved>>((tell) => held.push(() => tell(saved()))),
    }
    const saved = () => ok({ ...single, note: '先' })
    await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more })
    const type = (value: string) => fireEvent.input(screen.getByTestId('mistake-note'), { target: { value } })
    type('先')
    await press('mistake-save')
    type('先看清题')
    held[0]?.()
    await arrive(1000)
    expect(screen.getByTestId<HTMLTextAreaElement>('mistake-note').value).toBe('先看清题')
    expect(screen.getByTestId('mistake-save').getAttribute('aria-disabled')).not.toBe('true')
  })

  it('keeps a note without a network, says so, shows it again, and sends it with the next visit', async () => {
    const note = `PUT ${users}/mistakes/q-single/note`
    const first = await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, {
      more: { ...answers, [note]: cut },
    })
    fireEvent.input(screen.getByTestId('mistake-note'), { target: { value: '看清题' } })
    await press('mistake-save')
    await arrive(60_000)
    expect(first.stores.ui.toast?.text).toBe('笔记已存在本机，联网后同步')
    first.page.unmount()
    const saved = ok({ ...single, note: '看清题' })
    const { network } = await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, {
      more: { ...answers, [note]: saved },
    })
    await arrive(1000)
    expect(screen.getByTestId<HTMLTextAreaElement>('mistake-note').value).toBe('看清题')
    expect(network.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('leads to a similar question, and takes the question out and back, also without a network', async () => {
    const more = { ...answers, [SEND]: cut }
    const { visits, stores } = await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more })
    await press('mistake-similar')
    expect(visits[0]).toMatch(/brush-topic\?.*similarTo=q-single/)
    await press('mistake-remove')
    await arrive(60_000)
    expect(screen.getByText('放回错题本')).toBeTruthy()
    expect(stores.ui.isLoading).toBe(false)
    await press('mistake-remove')
    expect(screen.getByText('移出错题本')).toBeTruthy()
  })

  it('tells no key that the backend keeps back', async () => {
    const { feedback: _, ...question } = single.question
    const more = { ...answers, [`GET ${users}/mistakes/q-single`]: ok({ ...single, question }) }
    await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more })
    expect(screen.getByText(/正在一场考试中/)).toBeTruthy()
    expect(screen.queryByText('正确答案：C')).toBeNull()
  })
})

describe('/exercises/mistake-exercise', () => {
  const solve = (more: object = {}) =>
    open(<MistakeExerciseView />, 'exercisesMistakeExercise', {}, { more: { ...answers, ...more } })

  it('judges an answer, takes how sure it was, and is done after the last', async () => {
    const { network, page } = await solve()
    expect(screen.getByText('今天还有 2 题')).toBeTruthy()
    expect(screen.queryByTestId('feedback')).toBeNull()
    fireEvent.click(screen.getByText('丙'))
    await press('mistake-commit')
    expect(screen.getByText('答对了')).toBeTruthy()
    await press('mistake-good')
    await press('mistake-commit')
    await press('mistake-again')
    expect(screen.getByText('重做了 2 题，做对 1 题')).toBeTruthy()
    page.unmount()
    await arrive(1000)
    const sent = network.requests.filter(({ method }) => method === 'POST').map(bodyOf)
    expect(sent).toMatchObject([
      {
        events: [
          { word: 'q-single', grade: 3 },
          { word: 'q-writing', grade: 1 },
        ],
      },
    ])
  })

  it('without a network goes on with what lies on the device, and sends it later; what was solved does not come again', async () => {
    const first = await solve()
    first.page.unmount()
    const offline = await solve({
      [`GET ${users}/due-mistakes`]: cut,
      [`GET ${users}/mistake-reviews`]: cut,
      [SEND]: cut,
    })
    await arrive(60_000)
    fireEvent.click(screen.getByText('甲'))
    await press('mistake-commit')
    expect(screen.getByText('答错了')).toBeTruthy()
    await press('mistake-again')
    expect(screen.getByText('今天还有 1 题')).toBeTruthy()
    offline.page.unmount()
    await arrive(60_000)
    const { network } = await solve()
    expect(screen.getByText('今天还有 1 题')).toBeTruthy()
    const sent = network.requests.filter(({ method }) => method === 'POST').map(bodyOf)
    expect(sent).toMatchObject([
      { events: [{ kind: 'review', word: 'q-single', grade: 1, due: startOfStudyDay(studyDay(NOW) + 1) }] },
    ])
  })

  it('says that nothing is due', async () => {
    await solve({ [`GET ${users}/due-mistakes`]: ok([]) })
    expect(screen.getByText('今天没有到期的错题')).toBeTruthy()
  })

  it('a device that knows nothing can ask again', async () => {
    await solve({ [`GET ${users}/due-mistakes`]: cut })
    await arrive(60_000)
    expect(screen.getByText('错题没有取到，请检查网络后重试')).toBeTruthy()
  })
})

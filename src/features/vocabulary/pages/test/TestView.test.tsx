import { cleanup, fireEvent, screen } from '@testing-library/react'
import { openWords, reopenWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { detailOf } from '../../../../../tests/builders/wordBook'
import { fakeSpeech } from '@/platform/speech'
import { TestView } from './TestView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const STAGE = { given: { stage: '1' } }
const tap = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(10)
}

describe('/spword/test', () => {
  it('asks a learner without words to learn some first', async () => {
    const { visits } = await openWords(<TestView />, 'vocabularyTest')
    expect(screen.getByText('还没有背过的词')).toBeTruthy()
    await tap('去背单词')
    expect(visits).toEqual(['replace /spword/memory'])
  })

  it('draws its outline, and says when the book does not come', async () => {
    await openWords(<TestView />, 'vocabularyTest', {
      after: 0,
      answers: { 'GET /word/v1/books/kaoyan/words': cut },
    })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    await arrive(3000)
    expect(screen.getByText('词书没有取到，请检查网络后重试')).toBeTruthy()
  })

  it('shows right and wrong, and the result at the end', async () => {
    const { visits } = await openWords(<TestView />, 'vocabularyTest', STAGE)
    await tap('开始，5 题')
    for (let question = 1; question <= 5; question++) {
      expect(screen.getByText(`${question}/5`)).toBeTruthy()
      await tap('不知道')
      expect(screen.getByText(/^正确答案：/)).toBeTruthy()
      await tap(question < 5 ? '下一题' : '看结果')
    }
    expect(visits).toEqual(['replace /spword/test-result'])
  })

  it('shows the right word in a sentence when it was missed', async () => {
    const words = ['abandon', 'abundant', 'adapt', 'adopt', 'zeal'].map((word) => detailOf(word))
    await openWords(<TestView />, 'vocabularyTest', {
      ...STAGE,
      answers: { 'GET /word/v1/words': ok(words) },
    })
    await tap('开始，5 题')
    await tap('不知道')
    await arrive(100)
    expect(screen.getByText(/^They \w+ it\. 例句的翻译。$/)).toBeTruthy()
  })

  it('says the words of a listening test, the next one ready, and shows the phonetic where nothing is heard', async () => {
    await openWords(<TestView />, 'vocabularyTest', STAGE)
    fireEvent.click(screen.getByRole('radio', { name: /听音选义/ }))
    await tap('开始，5 题')
    expect(screen.getByText('听一听，选它的意思')).toBeTruthy()
    const [said] = fakeSpeech.said
    expect(said?.url).toContain(`/media/words/${said?.text}.mp3`)
    expect(fakeSpeech.prepared).toHaveLength(1)
    fakeSpeech.isSilent = true
    await tap('再听一遍')
    expect(screen.getByText('/x/')).toBeTruthy()
  })

  it('checks a spelling', async () => {
    await openWords(<TestView />, 'vocabularyTest', STAGE)
    fireEvent.click(screen.getByRole('radio', { name: /拼写/ }))
    await tap('开始，5 题')
    fireEvent.input(screen.getByLabelText('拼写单词'), { target: { value: 'zzz' } })
    await tap('确定')
    expect(screen.getByText(/^正确答案：/)).toBeTruthy()
  })

  it('goes on after a kill, or begins another test', async () => {
    await openWords(<TestView />, 'vocabularyTest', STAGE)
    await tap('开始，5 题')
    await tap('不知道')
    await tap('下一题')
    cleanup()
    await reopenWords(<TestView />, 'vocabularyTest', STAGE)
    expect(screen.getByText('2/5')).toBeTruthy()
    await tap('换个测试')
    expect(screen.getByRole('button', { name: '开始，5 题' })).toBeTruthy()
  })
})

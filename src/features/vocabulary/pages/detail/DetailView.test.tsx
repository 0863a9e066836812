import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { detailOf } from '../../../../../tests/builders/wordBook'
import { fakeSpeech } from '@/platform/speech'
import { DetailView } from './DetailView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = 'GET /word/v1/words/abandon'
const NOTE = `${USER}/words/abandon/note`
const DETAIL = ok(
  detailOf('abandon', {
    root: 'a + bandon',
    collocations: ['abandon hope 放弃希望'],
    confusable: [{ word: 'abundant', text: '丰富的', id: 'abundant' }],
  }),
)
const open = (answer = DETAIL) =>
  openWords(<DetailView />, 'vocabularyDetail', {
    given: { id: 'abandon' },
    answers: {
      [CALL]: answer,
      [`GET ${NOTE}`]: ok({ text: '', updatedAt: null }),
      [`PUT ${NOTE}`]: ok({ text: '放弃乐队', updatedAt: 1 }),
    },
  })

describe('/spword/detail', () => {
  it('shows all about a word, says it, and leads to the one it is mixed up with', async () => {
    const { visits } = await open()
    for (const text of ['v. abandon的意思', 'a + bandon', 'abandon hope 放弃希望', '例句的翻译。'])
      expect(screen.getByText(text)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '播放 abandon 的发音' }))
    expect(fakeSpeech.said[0]?.url).toMatch(/\/media\/words\/abandon\.mp3$/)
    fireEvent.click(screen.getByText('abundant'))
    await arrive()
    expect(visits).toEqual(['push /spword/detail?id=abundant'])
  })

  it('keeps a note', async () => {
    const { stores } = await open()
    fireEvent.input(screen.getByLabelText('我的笔记'), { target: { value: '放弃乐队' } })
    fireEvent.click(screen.getByRole('button', { name: '保存笔记' }))
    await arrive(500)
    expect(stores.ui.toast?.text).toBe('笔记已保存')
  })

  it('asks the AI teacher about the word', async () => {
    const { visits } = await open(DETAIL)
    fireEvent.click(screen.getByRole('button', { name: '问AI老师' }))
    await arrive()
    expect(visits).toEqual(['push /market/chatbot-pro?kind=word&key=abandon&title=abandon'])
  })

  it('asks an expert about the word', async () => {
    const { visits } = await open(DETAIL)
    fireEvent.click(screen.getByRole('button', { name: '问名师' }))
    await arrive()
    const [visit = ''] = visits
    expect(decodeURIComponent(visit)).toBe(
      'push /experts-question?from=word&ref=abandon&about=单词 abandon 的用法',
    )
  })

  it('says what to do without a word', async () => {
    const { visits } = await openWords(<DetailView />, 'vocabularyDetail')
    fireEvent.click(screen.getByRole('button', { name: '去查词' }))
    await arrive()
    expect(visits).toEqual(['replace /spword/spword-search'])
  })

  it('draws its outline while the word is on its way', async () => {
    await open(never as typeof DETAIL)
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await open(cut as typeof DETAIL)
    network.answers[CALL] = DETAIL
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('v. abandon的意思')).toBeTruthy()
  })
})

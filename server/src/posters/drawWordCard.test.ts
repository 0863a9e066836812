import { drawWordCard } from './drawWordCard'

const RESULT = {
  nickname: '<小明>',
  words: 42,
  accuracy: 91,
  days: 7,
  known: 130,
  sharedAt: 1_795_226_400_000,
}

describe('the picture of a shared result', () => {
  it('shows its figures, the study day and a code', () => {
    const svg = drawWordCard(RESULT, 'https://m.example/word-login')
    for (const text of ['42', '91%', '7', '130', '2026-11-21', '二维码']) expect(svg).toContain(text)
  })

  it('escapes the name and scales to the asked width', () => {
    const svg = drawWordCard(RESULT, 'https://m.example/word-login', 375)
    expect(svg).toContain('&lt;小明&gt;')
    expect(svg).toContain('width="375" height="550"')
  })
})

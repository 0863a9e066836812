/** A warning or an error on the console fails the test that caused it: React's act and key warnings too. */
const said = []
const texts = (values) => values.map(String).join(' ')

// Taro's test utilities call React's older `act`; nothing of ours can change that.
const EXPECTED = [/`ReactDOMTestUtils\.act` is deprecated/]

beforeEach(() => {
  said.length = 0
  for (const kind of ['error', 'warn']) {
    jest.spyOn(console, kind).mockImplementation((...values) => {
      const text = texts(values)
      if (!EXPECTED.some((expected) => expected.test(text))) said.push(`console.${kind}: ${text}`)
    })
  }
})

afterEach(() => {
  if (said.length > 0) throw new Error(said.join('\n'))
})

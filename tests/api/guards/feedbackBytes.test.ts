import { FORMULA_PATH } from '@/contracts/formulas'
import { linearFormula } from '@/domain/maths/linearFormula'
import { formatQuery } from '@/lib/query'
import { BUDGETS } from '../../stories/budgets'
import { questionFiles } from '../harness/authoredExercises'

type Authored = (typeof questionFiles)[number]['questions'][number]

/** An address as long as one of a real deployment. */
const BASE = 'https://api.example.com'
/** What comes with any analysis: verdict, marks of two options, a class for the ways on; a little more than the test host measured. */
const FRAME_BYTES = 1400

/** The tap itself, before the backend has answered; measured likewise. */
const OPTION_BYTES = 880

const bytes = (node: object): number => Buffer.byteLength(JSON.stringify(node))

/** As Taro sends a text and the picture of a formula in it. */
const nodeBytes = (piece: string, isFormula: boolean): number =>
  isFormula
    ? bytes({
        nn: '2',
        sid: '_CM',
        ariaRole: 'img',
        ariaLabel: linearFormula(piece),
        cn: [],
        cl: 'yt-line-picture',
        st: 'width: 12.8em; height: 1.85em; vertical-align: -0.09em;',
        p4: BASE + FORMULA_PATH + formatQuery({ tex: piece, display: '1' }),
        p2: 'aspectFit',
      })
    : bytes({ sid: '_CM', v: piece, nn: '9' })

const textBytes = (text: string): number =>
  text
    .split('$')
    .map((piece, at) => (piece ? nodeBytes(piece, at % 2 === 1) : 0))
    .reduce((sum, one) => sum + one, 0)

const feedbackBytes = ({ analysis, hint }: Authored): number =>
  FRAME_BYTES + textBytes(analysis) + textBytes(hint ?? '')

const questions = questionFiles.flatMap(({ questions: all }) => all)

test.each(questions.map((question) => [question.id, question] as const))(
  'what a tap on an option of %s brings, its analysis too, stays within what a tap may bring',
  (_, question) => {
    expect(OPTION_BYTES + feedbackBytes(question)).toBeLessThanOrEqual(BUDGETS.analysisBytes)
  },
)
